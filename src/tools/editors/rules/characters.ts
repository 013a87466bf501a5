import { findAdvice, type Advice } from '../problems/advice.ts';
import { createProblem, type Problem } from '../problems/problem.ts';

/** Sequences in which invisible characters are legitimate: emoji, flags, keycaps, and joining scripts. */
const seen = String.raw`\p{RI}{2}|[\d#*]\uFE0F\u20E3|\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|\p{ExtPict}[\p{EMod}\p{VS}]*(?:\u200D\p{ExtPict}[\p{EMod}\p{VS}]*)*|\p{S}\p{VS}|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}])[\u200C\u200D]`;
/** Invisible characters, direction marks, and characters that only one font or program knows. */
const unseen = String.raw`(?![\t\n\r])\p{Cc}|\p{DI}|\p{VS}|\p{Co}|\p{Cn}|\p{Cs}|[\u2028\u2029\uFFF9-\uFFFD]`;
/** UTF-8 that was read as Windows-1252: é as Ã©, € as â‚¬, ’ as â€™. */
const garbled =
  /Ã[\u0080-\u00BF\u2018-\u203A€‚ƒˆŠŒŽš˜™œžŸ]|Â[\u00A0-\u00BF]|â(?:€[^\s\p{L}\d]|€œ|‚¬|„¢)|ï»¿|ï¿½/u;
const either = new RegExp(`(?<seen>${seen})|(?<unseen>${unseen})`, 'gu');

const names: Advice[] = [
  [/\0/, 'nul'],
  [/\u00A0/, 'harde spatie'],
  [/\v/, 'verticale tab'],
  [/\f/, 'nieuwe pagina'],
  [/\u00AD/, 'zacht afbreekstreepje'],
  [/\u200B/, 'spatie zonder breedte'],
  [/[\u200C\u200D]/, 'verbindingsteken'],
  [/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/, 'leesrichting'],
  [/\u2028/, 'regelscheiding'],
  [/\u2029/, 'alineascheiding'],
  [/\u2060/, 'woordverbinder'],
  [/\uFEFF/, 'byte-order mark'],
  [/\uFFFC/, 'plek van een voorwerp uit een ander programma'],
  [/\p{VS}/u, 'variant van een emoji'],
  [/\p{Cc}/u, 'stuurteken'],
];

/** Formats a character as U+200B, with its Dutch name if it has one. */
export function nameCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const { dutch: name } = findAdvice(names, character) ?? {};
  return name ? `U+${code} (${name})` : `U+${code}`;
}

/** Returns the first invisible or private character of a text. */
export const findUnseen = (text: string) =>
  Array.from(text.matchAll(either)).find(({ groups }) => groups?.['unseen'] !== undefined);

/** Reports each line with invisible characters or the remains of another encoding. */
export function checkCharacters({ file, text }: { file: string; text: string }): Problem[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, index) => {
      const found = findUnseen(line);
      const wrong = found ?? garbled.exec(line);
      if (!wrong) return [];
      const message = found
        ? describe(found[0], line.slice(0, found.index))
        : `‘${wrong[0]}’ komt uit een bestand met een andere codering; typ het teken opnieuw en bewaar het bestand als UTF-8`;
      return createProblem(file, message, { line: index + 1, column: wrong.index + 1 });
    });
}

function describe(character: string, before: string): string {
  const [, word] = /(\S+)\s*$/.exec(before) ?? [];
  const where = word ? `achter ‘${word.slice(-20)}’` : 'aan het begin van deze regel';
  const name = nameCharacter(character);
  if (character === '\uFFFD')
    return `${where} is een teken verloren gegaan, ${name}; typ het opnieuw en bewaar het bestand als UTF-8`;
  if (/\p{Co}|\p{Cn}/u.test(character))
    return `${where} staat ${name}, een teken dat alleen een ander programma kent; typ een gewoon teken, zoals - voor een lijst`;
  const cure = /[\u2028\u2029]/.test(character) ? 'haal het weg en druk op Enter' : 'haal het weg';
  return `${where} staat een onzichtbaar teken, ${name}; ${cure}`;
}

/** Letters of other alphabets, dashes and spaces that look like Latin ones. */
const lookalikes: Advice[] = [
  [/[\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/, 'de streep ‘$1’ is een ander teken, $2; typ -'],
  [
    /\p{Script=Cyrillic}|\p{Script=Greek}|[\uFF01-\uFF5E]/u,
    '‘$1’ is een letter van een ander alfabet, $2; typ het adres opnieuw',
  ],
];

/** Returns a message for a name or address with a lookalike or invisible character. */
export function describeLookalike(name: string): string | undefined {
  const { found: [sign] = [''], dutch } = findAdvice(lookalikes, name) ?? {};
  return dutch?.replace('$1', sign).replace('$2', nameCharacter(sign)) ?? describeUnseen(name);
}

/** Returns a message for a name or address with an invisible character. */
export function describeUnseen(name: string): string | undefined {
  const [space] = /(?! )\p{Zs}|\p{DI}/u.exec(name) ?? [];
  return space && describeWithin(space);
}

/** Returns a message for an escaped invisible character such as \u200B; `checkCharacters` reports unescaped ones. */
export function describeEscaped(value: string, typed: string): string | undefined {
  const [unseen] = findUnseen(value) ?? [];
  return unseen && !typed.includes(unseen) ? describeWithin(unseen) : undefined;
}

const describeWithin = (character: string) =>
  `er staat een teken in dat je niet ziet, ${nameCharacter(character)}; haal het weg`;
