import { checkField } from '../../../supabase/functions/send-contact-email/check-field.ts';
import {
  honeypotField,
  messageFields,
  type MessageField,
} from '../../../supabase/functions/send-contact-email/message.ts';

/** Typed text by field key. */
export type Typed = Record<string, string>;

/** Returns the Dutch error of a field, by the rules of the function; `undefined` when the function accepts it. */
export function describeError(field: MessageField, typed: string): string | undefined {
  const checked = checkField(field, typed);
  if ('value' in checked) return undefined;
  switch (checked.error) {
    case 'missing':
      return field.required;
    case 'address':
      return 'Dit lijkt geen e-mailadres. Schrijf het zoals naam@bedrijf.nl.';
    case 'characters':
      return 'Hier staat een onzichtbaar teken tussen, vaak door plakken. Maak het veld leeg en typ het zelf.';
    case 'length':
      return describeLength(field, checked.length);
  }
}

function describeLength({ type, label, maxLength }: MessageField, length: number): string {
  const [counted, most] = [length, maxLength].map((count) => count.toLocaleString('nl-NL'));
  const subject = type === 'textarea' ? `Je ${label.toLowerCase()}` : 'Dit veld';
  return `${subject} telt ${counted} tekens, er passen er ${most}. Maak het korter.`;
}

/** Returns the errors by key, in the order of the form. */
export function findErrors(typed: Typed, fields: readonly MessageField[] = messageFields): Typed {
  const errors = fields.map((field) => [field.key, describeError(field, typed[field.key] ?? '')]);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined)) as Typed;
}

/** Returns the trimmed values by key, with the honeypot only when it is filled. */
export function readTyped(form: FormData, fields: readonly MessageField[] = messageFields): Typed {
  const read = (key: string) => String(form.get(key) ?? '').trim();
  const typed = Object.fromEntries(fields.map(({ key }) => [key, read(key)]));
  return read(honeypotField) === '' ? typed : { ...typed, [honeypotField]: read(honeypotField) };
}
