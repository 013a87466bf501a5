import { isPair, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml';

import { createFault, placeAt, type Fault, type Place } from '../../../collections/faults/fault.ts';
import { describePath } from '../../../collections/faults/zod.ts';
import type { JsonFile } from '../../../collections/json-file.ts';
import type { TextFile } from '../../../collections/text-file.ts';
import { describeDialect } from './dialects.ts';
import { describeLookalike } from './names.ts';

/** Fields that hold a name or an address, and no words. */
const nameFields = /(?:^|\.)(?:related|author|solution|image|portrait|href|icon|category|users)\b/;
/** What a field shows as it is typed, and why. */
const shownAsTyped: [pattern: RegExp, advice: string][] = [
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, 'blijft hier zo staan; typ het teken zelf'],
  [/^(?:[“„«][^“”„«»]*[”“»]|‘[^‘’]*’)$/, 'heeft gekrulde aanhalingstekens om zich heen; haal ze weg'],
  [/<\/?[a-z][^<>]*>/i, 'blijft hier zo staan; schrijf gewone tekst, zonder HTML of onderdeel'],
  [/!?\[[^[\]]*\]\([^)]*\)/, 'blijft hier zo staan; in dit veld kan geen link of afbeelding'],
  [
    /(\*\*|(?<!\w)__|~~|`)[^\s*_~`](?:[^*_~`]*[^\s*_~`])?\1|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])/,
    'blijft hier zo staan; schrijf gewone tekst, zonder opmaak',
  ],
];

/** Fields of a text that the reader makes another text of, or that show what only the text below them can hold. */
export function checkFieldText(file: TextFile): Fault[] {
  // What cannot be read has a fault already.
  if (file.fields === undefined) return [];
  return [...listAltered(file), ...checkValues(file, file.fields)];
}

/** The same for the values of a JSON file. */
export const checkJsonText = (json: JsonFile): Fault[] => checkValues(json, json.value);

function listAltered({ file, text }: TextFile): Fault[] {
  const start = text.indexOf('---') + '---'.length;
  const yaml = text.slice(start, text.indexOf('\n---', start) + 1);
  const faults: Fault[] = [];
  visit(parseDocument(yaml, { customTags: ['timestamp'] }), {
    Scalar: (key, scalar, around) => {
      const reason = key === 'key' ? undefined : describeAltered(scalar, yaml);
      if (!reason) return;
      const chain = [...around, scalar];
      const path = chain.flatMap((node, index): PropertyKey[] => {
        if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ''];
        return isSeq(node) ? [node.items.indexOf(chain[index + 1])] : [];
      });
      const message = `veld "${describePath(path)}": ${reason}`;
      faults.push(createFault(file, message, placeAt(text, start + (scalar.range?.[0] ?? 0))));
    },
  });
  return faults;
}

function describeAltered({ type, value, anchor, tag, range }: Scalar, yaml: string): string | undefined {
  if (anchor !== undefined || tag !== undefined)
    return 'een & of ! aan het begin maakt er iets anders van; zet de tekst tussen aanhalingstekens';
  const [start = 0, end = 0] = range ?? [];
  if (type !== Scalar.PLAIN || typeof value !== 'string') return undefined;
  if (/^[ \t]+#/.test(yaml.slice(end))) return 'alles vanaf # valt weg; zet de tekst tussen aanhalingstekens';
  return yaml.slice(start, end).includes('\n')
    ? 'de tekst loopt door op de volgende regel; zet haar op één regel, of begin met >-'
    : undefined;
}

interface Located {
  file: string;
  locate: (path: PropertyKey[]) => Place;
}

function checkValues(located: Located, value: unknown, path: PropertyKey[] = []): Fault[] {
  if (typeof value === 'string') {
    const field = describePath(path);
    const reason = nameFields.test(field) ? describeLookalike(value) : describeShown(value);
    return reason ? [createFault(located.file, `veld "${field}": ${reason}`, located.locate(path))] : [];
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return Array.from<[PropertyKey, unknown]>(entries).flatMap(([key, part]) =>
    checkValues(located, part, [...path, key]),
  );
}

function describeShown(value: string): string | undefined {
  for (const [pattern, advice] of shownAsTyped) {
    const [found] = pattern.exec(value.trim()) ?? [];
    if (found) return `‘${found}’ ${advice}`;
  }
  return describeDialect(value);
}
