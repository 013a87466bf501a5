import { parseEmailAddress, type EmailAddress } from './email-address.ts';
import type { MessageField } from './message.ts';

const LINE_END = /\r\n|[\r\n\u0085\u2028\u2029]/gu;
// These could end a header; browsers strip them from single-line fields.
const HEADER_END = /[\r\n\0]/;
// Pasted from a table, a slide or a terminal.
const CONTROL_OR_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const CONTROL_BUT_TAB_AND_LINE_FEED = /[^\P{Cc}\t\n]/gu;
// They reverse the text after them, which can disguise a name or address.
const DIRECTION_CONTROL = /\p{Bidi_Control}/gu;
// Zero-width characters, tags and fillers; some count as letters.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const BLANK_BRAILLE = /\u2800/g;
// Invisible characters and special spaces, which come along with a copied address.
const UNSEEN_IN_ADDRESS = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}\u2800\u0085]|(?! )\p{Zs}/gu;
// Normalising a run of combining marks takes quadratic time.
const LONG_RUN_OF_MARKS = /(\p{M}{30})\p{M}+/gu;
// Canonical composition joins at most four code points into one.
const LONGEST_DECOMPOSITION = 4;

/** The cleaned value of a field, or its error; `length` is in characters. */
export type CheckedField =
  | { readonly value: string | EmailAddress }
  | { readonly error: 'missing' | 'characters' | 'address' }
  | { readonly error: 'length'; readonly length: number };

/** Cleans and validates a field; both the function and the form use these rules. */
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

// Counts code points, as a visitor does.
function countCharacters(text: string): number {
  return [...text].length;
}

/** Cleans a single line: control characters become spaces; undefined if it contains CR, LF or NUL. */
function cleanLine(text: string): string | undefined {
  const line = unify(text).trim();
  return HEADER_END.test(line) ? undefined : line.replace(CONTROL_OR_BREAK, ' ').trim();
}

/** Cleans a multi-line text: line ends become `\n`, other control characters spaces. */
function cleanLines(text: string): string {
  return unify(text).replace(LINE_END, '\n').replace(CONTROL_BUT_TAB_AND_LINE_FEED, ' ').trim();
}

/** Makes a cleaned line safe for a header: no invisible characters, and no encoded words (RFC 2047). */
export function cleanHeader(line: string): string {
  return line.replace(INVISIBLE, '').replaceAll('=?', '= ?').trim();
}

/** Returns whether a text has visible characters. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(INVISIBLE, '').replace(BLANK_BRAILLE, ''));
}

// Normalises text that looks the same; invalid text becomes U+FFFD.
function unify(text: string): string {
  return text.toWellFormed().replace(DIRECTION_CONTROL, '').replace(LONG_RUN_OF_MARKS, '$1').normalize('NFC');
}
