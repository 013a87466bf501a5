import { findAdvice, type Advice } from '../problems/advice.ts';
import { createProblem, type Problem, type Located } from '../problems/problem.ts';
import { describePath } from '../problems/zod.ts';
import type { JsonFile } from '../files/json-file.ts';
import { listValues } from '../files/list-values.ts';
import type { TextFile } from '../files/text-file.ts';
import { describeEscaped, describeLookalike } from './characters.ts';
import { describeDialect } from './dialects.ts';

/** Fields that hold a name or an address, not prose. */
const nameFields = /(?:^|\.)(?:related|author|solution|image|portrait|href|icon|category|users)\b/;
/** Markdown that a field shows as typed, and the advice. */
const shownAsTyped: Advice[] = [
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

/** Reports Markdown in fields, which shows as typed, and lookalike names. */
export const checkFieldText = (text: TextFile): Problem[] => checkValues(text, text.fields, describeValue);

/** Reports the same in a JSON file, and spaces around values, which the fields of a text lose. */
export const checkJsonText = (json: JsonFile): Problem[] =>
  checkValues(json, json.value, (value, field) =>
    /^\s|\s$|[\n\t]/.test(value)
      ? 'begint of eindigt met een spatie, of heeft een tab of Enter; haal die weg'
      : describeValue(value, field),
  );

function checkValues({ file, text, locate }: Located, values: unknown, describe: typeof describeValue) {
  return listValues(values).flatMap(({ path, value }) => {
    if (typeof value !== 'string') return [];
    const field = describePath(path);
    const reason = describeEscaped(value, text) ?? describe(value, field);
    return reason ? [createProblem(file, `veld "${field}": ${reason}`, locate(path))] : [];
  });
}

function describeValue(value: string, field: string): string | undefined {
  if (nameFields.test(field)) return describeLookalike(value);
  return describeTyped(value) ?? describeDialect(value);
}

/** Returns a message for Markdown that shows as typed. */
export function describeTyped(value: string): string | undefined {
  const known = findAdvice(shownAsTyped, value.trim());
  return known && `‘${known.found[0]}’ ${known.dutch}`;
}
