import { figureNames } from '../../../site/figures.ts';
import { readData, type ReadText } from '../body.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { listValues } from '../files/list-values.ts';
import { describeEscaped } from './characters.ts';
import { describeTyped } from './field-text.ts';

/** Attributes that hold a name or an address, not prose. */
const names = ['href', 'photo', 'of', 'name', 'tone', 'type'];

/** Reports attributes that are duplicate or blank, or whose Markdown would show as typed. */
export function checkComponentWords({ file, text, nodes }: ReadText): Problem[] {
  return nodes.flatMap(({ name: component, attributes = [], position }) => {
    const given = attributes.map(({ name }) => name);
    return attributes.flatMap(({ name = '', value }, index) => {
      const reason =
        given.indexOf(name) < index
          ? 'staat er twee keer; haal er een weg'
          : describeAttribute(name, value, text);
      return reason ? [createProblem(file, `in ${component} bij ${name}: ${reason}`, position.start)] : [];
    });
  });
}

/** Returns the first problem of an attribute, a string or a list. */
function describeAttribute(name: string, value: unknown, typed: string): string | undefined {
  // Figures between braces are filled in lists, as in fields, but not in strings.
  const isFilled = typeof value !== 'string';
  const words = listValues(readData(value)).flatMap(({ path, value: held }) =>
    typeof held === 'string' && !names.includes(String(path.at(-1) ?? name)) ? held : [],
  );
  return words.map((each) => describe(each, isFilled, typed)).find(Boolean);
}

function describe(words: string, isFilled: boolean, typed: string): string | undefined {
  if (words.trim() === '') return 'hier staat niets; vul het in';
  const [braces, name = ''] = /\{(\w+)\}/.exec(words) ?? [];
  if (braces && !(isFilled && figureNames.includes(name)))
    return `${braces} blijft hier zo staan; ${isFilled ? 'kies een naam uit de naslag' : 'schrijf het voluit, of zet het in de tekst'}`;
  return describeEscaped(words, typed) ?? describeTyped(words);
}
