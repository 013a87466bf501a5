import { parseEmailAddress } from './email-address.ts';
import type { FieldValue, MessageField } from './message.ts';
import { cleanLine, cleanLines, countCharacters, isReadable } from './text.ts';

/** What a field holds once it is cleaned, or why it will not do; a length is in characters. */
export type CheckedField =
  | { readonly value: FieldValue }
  | { readonly fault: 'missing' | 'characters' | 'address' }
  | { readonly fault: 'length'; readonly length: number };

/** Cleans and checks what was typed into a field: the one set of rules, for the function and for the form. */
export function checkField({ type, maxLength, required }: MessageField, typed: string): CheckedField {
  const text = type === 'textarea' ? cleanLines(typed) : cleanLine(typed);
  if (text === undefined) return { fault: 'characters' };
  const length = countCharacters(text);
  if (length > maxLength) return { fault: 'length', length };
  if (required && !isReadable(text)) return { fault: 'missing' };
  if (type !== 'email' || text === '') return { value: text };
  const value = parseEmailAddress(text);
  return value ? { value } : { fault: 'address' };
}
