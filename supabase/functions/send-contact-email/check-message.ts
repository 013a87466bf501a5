import { checkField } from './check-field.ts';
import { honeypotField, messageFields } from './message.ts';
import type { CheckedMessage, ContactMessage, FieldValue } from './message.ts';
import { Refusal } from './outcome.ts';

/** Reads the fields of the list and ignores everything else; throws a `Refusal` that names the wrong ones. */
export function checkMessage(posted: object): CheckedMessage {
  const wrongFields: string[] = [];
  const values: [string, FieldValue][] = [];
  for (const field of messageFields) {
    const typed = readOwn(posted, field.key);
    const checked = typeof typed === 'string' ? checkField(field, typed) : undefined;
    if (checked && 'value' in checked) values.push([field.key, checked.value]);
    else wrongFields.push(field.key);
  }
  if (wrongFields.length > 0) throw new Refusal(422, 'fields', { fields: wrongFields });
  const spam = readOwn(posted, honeypotField);
  // The type is made from the same list.
  const message = Object.fromEntries(values) as ContactMessage;
  return { message, isLikelySpam: typeof spam !== 'string' || spam.trim() !== '' };
}

// What an object inherits (`constructor`, `toString`) was not posted.
function readOwn(posted: object, field: string): unknown {
  return (Object.hasOwn(posted, field) ? (posted as Record<string, unknown>)[field] : undefined) ?? '';
}
