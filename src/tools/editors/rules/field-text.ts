import { createFault, type Fault, type Place } from '../faults/fault.ts';
import { describePath } from '../faults/zod.ts';
import type { JsonFile } from '../files/json-file.ts';
import type { TextFile } from '../files/text-file.ts';
import { findUnseen, nameCharacter } from './characters.ts';
import { describeDialect } from './dialects.ts';
import { describeLookalike } from './lookalikes.ts';

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
  [/(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)/, 'blijft hier zo staan; schrijf gewone tekst, zonder opmaak'],
  [/^(?:#{1,6}|[-*+>])\s+\p{L}/u, 'blijft hier zo staan; begin met het eerste woord'],
  [/\[\^[^\]\s]+\]/, 'blijft hier zo staan; in dit veld kan geen voetnoot'],
];

/** Fields of a text that show as typed what only the text below them can hold, and names that look like another. */
export const checkFieldText = (text: TextFile): Fault[] => checkValues(text, text.fields, describeValue);

/** The same for the values of a JSON file, and spaces around them, which a text's fields lose. */
export const checkJsonText = (json: JsonFile): Fault[] =>
  checkValues(json, json.value, (value, field) =>
    /^\s|\s$|[\n\t]/.test(value)
      ? 'begint of eindigt met een spatie, of heeft een tab of Enter; haal die weg'
      : describeValue(value, field),
  );

interface Located {
  file: string;
  text: string;
  locate: (path: PropertyKey[]) => Place;
}

type Describe = (value: string, field: string) => string | undefined;

function checkValues(
  located: Located,
  value: unknown,
  describe: Describe,
  path: PropertyKey[] = [],
): Fault[] {
  if (typeof value === 'string') {
    const field = describePath(path);
    const reason = describeEscaped(value, located.text) ?? describe(value, field);
    return reason ? [createFault(located.file, `veld "${field}": ${reason}`, located.locate(path))] : [];
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return Array.from<[PropertyKey, unknown]>(entries).flatMap(([key, part]) =>
    checkValues(located, part, describe, [...path, key]),
  );
}

/** A character that nobody sees, written as \u200B or so; typed, it has a fault of its own. */
export function describeEscaped(value: string, typed: string): string | undefined {
  const [unseen] = findUnseen(value) ?? [];
  return unseen && !typed.includes(unseen)
    ? `er staat een teken in dat je niet ziet, ${nameCharacter(unseen)}; haal het weg`
    : undefined;
}

const describeValue: Describe = (value, field) =>
  nameFields.test(field) ? describeLookalike(value) : describeShown(value);

const describeShown = (value: string) => describeTyped(value) ?? describeDialect(value);

/** What words show as they are typed, with what to write instead. */
export function describeTyped(value: string): string | undefined {
  for (const [pattern, advice] of shownAsTyped) {
    const [found] = pattern.exec(value.trim()) ?? [];
    if (found) return `‘${found}’ ${advice}`;
  }
  return undefined;
}
