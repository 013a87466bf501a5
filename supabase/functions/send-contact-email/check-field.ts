import { parseEmailAddress, type EmailAddress } from './email-address.ts';
import type { MessageField } from './message.ts';

const LINE_END = /\r\n|[\r\n\u0085\u2028\u2029]/gu;
// What could end a header, and no browser lets into a one-line field.
const HEADER_END = /[\r\n\0]/;
// A paste from a table, a slide or a terminal brings them.
const CONTROL_OR_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const CONTROL_BUT_TAB_AND_LINE_FEED = /[^\P{Cc}\t\n]/gu;
// They reverse what follows, so that a name or address reads as another one.
const DIRECTION_CONTROL = /\p{Bidi_Control}/gu;
// Zero-width characters, tags and fillers; some of them count as letters.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const BLANK_BRAILLE = /\u2800/g;
// What comes along with a copied address and shows as nothing, or as a space that is none.
const UNSEEN_IN_ADDRESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\u2800\u0085]|(?! )\p{Zs}/gu;
// Sorting a run of combining marks takes time by the square of its length.
const LONG_RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu;
// Canonical composition joins at most four code points into one.
const LONGEST_DECOMPOSITION = 4;

/** What a field holds once it is cleaned, or why it will not do; a length is in characters. */
export type CheckedField =
  | { readonly value: string | EmailAddress }
  | { readonly error: 'missing' | 'characters' | 'address' }
  | { readonly error: 'length'; readonly length: number };

/** Cleans and checks what was typed into a field: the one set of rules, for the function and for the form. */
export function checkField({ type, maxLength, required }: MessageField, typed: string): CheckedField {
  const typedLength = countCharacters(typed.trim());
  if (typedLength > maxLength * LONGEST_DECOMPOSITION) return { error: 'length', length: typedLength };
  const seen = type === 'email' ? typed.replace(UNSEEN_IN_ADDRESS, '') : typed;
  const text = type === 'textarea' ? cleanLines(typed) : cleanLine(seen);
  if (text === undefined) return { error: 'characters' };
  const length = countCharacters(text);
  if (length > maxLength) return { error: 'length', length };
  if (required && !isReadable(text)) return { error: 'missing' };
  if (type !== 'email' || text === '') return { value: text };
  const value = parseEmailAddress(text);
  return value ? { value } : { error: 'address' };
}

// In code points, as a writer counts them.
function countCharacters(text: string): number {
  return [...text].length;
}

/** Cleans a one-line text, in which control characters become spaces; undefined with a CR, LF or NUL inside. */
function cleanLine(text: string): string | undefined {
  const line = unify(text).trim();
  return HEADER_END.test(line) ? undefined : line.replace(CONTROL_OR_BREAK, ' ').trim();
}

/** Cleans a text of several lines: line ends become `\n`, other control characters spaces. */
function cleanLines(text: string): string {
  return unify(text).replace(LINE_END, '\n').replace(CONTROL_BUT_TAB_AND_LINE_FEED, ' ').trim();
}

/** Writes a cleaned line as it may stand in a header: nothing invisible, nothing a mail program decodes (RFC 2047). */
export function cleanHeader(line: string): string {
  return line.replace(INVISIBLE, '').replaceAll('=?', '= ?').trim();
}

/** Whether there is anything to read in a text, and not only spaces or invisible characters. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, '').replace(BLANK_BRAILLE, ''));
}

// One way of writing for what looks the same; what is no valid text becomes U+FFFD.
function unify(text: string): string {
  return text.toWellFormed().replace(DIRECTION_CONTROL, '').replace(LONG_RUN_OF_MARKS, '$1').normalize('NFC');
}
