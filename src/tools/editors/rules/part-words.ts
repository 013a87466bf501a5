import { figureNames } from '../../../site/figures.ts';
import { createFault, type Fault } from '../faults/fault.ts';
import type { TextFile } from '../files/text-file.ts';
import type { TextNode } from '../body.ts';
import { describeEscaped, describeTyped } from './field-text.ts';

/** What holds a name or an address, and no words. */
const names = ['href', 'photo', 'of', 'name', 'tone', 'type'];

/** What a part is given and shows as it is typed, what it is given twice, and what is blank. */
export function checkPartWords({ file, text }: Pick<TextFile, 'file' | 'text'>, nodes: TextNode[]): Fault[] {
  return nodes.flatMap((node) => {
    const { name: part, attributes = [], position } = node;
    const given = attributes.map(({ name }) => name);
    return attributes.flatMap(({ name = '', value }, index) => {
      const reason =
        given.indexOf(name) < index
          ? 'staat er twee keer; haal er een weg'
          : listWords(name, value)
              .map((words) => describe(words, text))
              .find(Boolean);
      return reason ? [createFault(file, `in ${part} bij ${name}: ${reason}`, position.start)] : [];
    });
  });
}

interface Words {
  words: string;
  /** A list's words are filled as a field's are. */
  isFilled: boolean;
}

function listWords(name: string, value: unknown): Words[] {
  if (typeof value === 'string') return names.includes(name) ? [] : [{ words: value, isFilled: false }];
  const { value: code } = (value ?? {}) as { value?: unknown };
  const words: Words[] = [];
  // What is no data has a fault of its own.
  parse(code, (key, part) => {
    if (typeof part === 'string' && !names.includes(key)) words.push({ words: part, isFilled: true });
  });
  return words;
}

function parse(code: unknown, visit: (key: string, value: unknown) => void): void {
  try {
    JSON.parse(String(code), visit);
  } catch {
    // Not data.
  }
}

function describe({ words, isFilled }: Words, typed: string): string | undefined {
  if (words.trim() === '') return 'hier staat niets; vul het in';
  const [braces, name = ''] = /\{(\w+)\}/.exec(words) ?? [];
  if (braces && !(isFilled && figureNames.includes(name)))
    return `${braces} blijft hier zo staan; ${isFilled ? 'kies een naam uit de naslag' : 'schrijf het voluit, of zet het in de tekst'}`;
  return describeEscaped(words, typed) ?? describeTyped(words);
}
