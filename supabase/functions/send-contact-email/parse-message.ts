import { checkField } from './check-field.ts';
import { honeypotField } from './message.ts';
import type { ContactMessage, FieldValue, MessageField } from './message.ts';

/** A message that passed all checks. */
export interface CheckedMessage {
  readonly message: ContactMessage;
  readonly isLikelySpam: boolean;
}

/** A parsed post: the message, or the keys of the fields that are wrong. */
export type ParsedMessage = CheckedMessage | { readonly wrongFields: readonly string[] };

/** Reads the listed fields from a posted object and ignores everything else in it. */
export function parseMessage(posted: object, fields: readonly MessageField[]): ParsedMessage {
  const values = fields.map((field) => ({
    ...field,
    value: parseField(field, readOwn(posted, field.key) ?? ''),
  }));
  const wrongFields = values.filter(({ value }) => value === undefined).map(({ key }) => key);
  if (wrongFields.length > 0) return { wrongFields };
  // The type is made from the same list.
  const message = Object.fromEntries(values.map(({ key, value }) => [key, value])) as ContactMessage;
  return { message, isLikelySpam: isFilled(readOwn(posted, honeypotField)) };
}

function parseField(field: MessageField, posted: unknown): FieldValue | undefined {
  const checked = typeof posted === 'string' ? checkField(field, posted) : undefined;
  return checked && 'value' in checked ? checked.value : undefined;
}

// What an object inherits (`constructor`, `toString`) was not posted.
function readOwn(posted: object, field: string): unknown {
  return Object.hasOwn(posted, field) ? (posted as Record<string, unknown>)[field] : undefined;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}
