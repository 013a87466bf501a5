import { checkField } from './check-field.ts';
import { honeypotField } from './message.ts';
import type { ContactMessage, FieldValue, MessageField } from './message.ts';

/** A message that passed all checks. */
export interface CheckedMessage {
  readonly message: ContactMessage;
  /** The honeypot was filled. */
  readonly isLikelySpam: boolean;
}

/** Reads the listed fields from a posted object and ignores everything else; gives the keys of wrong fields instead. */
export function checkMessage(
  posted: object,
  fields: readonly MessageField[],
): CheckedMessage | { readonly wrongFields: readonly string[] } {
  const values = fields.map((field) => [field.key, parseField(field, readOwn(posted, field.key) ?? '')]);
  const wrongFields = values.filter(([, value]) => value === undefined).map(([key]) => String(key));
  if (wrongFields.length > 0) return { wrongFields };
  const spam = readOwn(posted, honeypotField) ?? '';
  return {
    // The type is made from the same list.
    message: Object.fromEntries(values) as ContactMessage,
    isLikelySpam: typeof spam !== 'string' || spam.trim() !== '',
  };
}

function parseField(field: MessageField, posted: unknown): FieldValue | undefined {
  const checked = typeof posted === 'string' ? checkField(field, posted) : undefined;
  return checked && 'value' in checked ? checked.value : undefined;
}

// What an object inherits (`constructor`, `toString`) was not posted.
function readOwn(posted: object, field: string): unknown {
  return Object.hasOwn(posted, field) ? (posted as Record<string, unknown>)[field] : undefined;
}
