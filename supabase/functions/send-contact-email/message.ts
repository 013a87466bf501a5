import { parseEmailAddress } from './email-address.ts';
import type { EmailAddress } from './email-address.ts';
import { cleanLine, cleanLines, countCharacters, isReadable } from './text.ts';

/** Where the page posts a message: below `PUBLIC_SUPABASE_URL`, or on the page's own origin when that is empty. */
export const contactPath = '/functions/v1/send-contact-email';

/** The public key of page and function as long as `PUBLIC_SUPABASE_ANON_KEY` is not set: on one's own machine. */
export const localAnonKey = 'lokaal';

/** The field no person sees; the form sends it only when it is filled, and it then marks the mail as likely spam. */
export const honeypotField = 'fax_number';

/** The five fields of a message; a length is in characters (code points). */
export const messageFields = {
  name: { maxLength: 100, isRequired: true },
  email: { maxLength: 254, isRequired: true },
  phone: { maxLength: 40, isRequired: false },
  company: { maxLength: 120, isRequired: false },
  message: { maxLength: 5000, isRequired: true },
} as const;

export type FieldName = keyof typeof messageFields;

/** A message that passed all checks; an optional field left open is ''. */
export interface ContactMessage extends Readonly<Record<Exclude<FieldName, 'email'>, string>> {
  readonly email: EmailAddress;
}

/** A parsed post: the message, or the names of the fields that are wrong. */
export type ParsedMessage =
  | { readonly message: ContactMessage; readonly isLikelySpam: boolean }
  | { readonly wrongFields: readonly FieldName[] };

/** Reads the five fields from a posted object and ignores everything else in it. */
export function parseMessage(posted: object): ParsedMessage {
  const wrongFields: FieldName[] = [];
  const read = (field: FieldName): string => {
    const text = cleanField(field, readOwn(posted, field) ?? '');
    if (text === undefined) wrongFields.push(field);
    return text ?? '';
  };
  const [name, writtenEmail] = [read('name'), read('email')];
  const email = parseEmailAddress(writtenEmail);
  if (email === undefined && !wrongFields.includes('email')) wrongFields.push('email');
  const message = { name, phone: read('phone'), company: read('company'), message: read('message') };
  if (email === undefined || wrongFields.length > 0) return { wrongFields };
  return { message: { ...message, email }, isLikelySpam: isFilled(readOwn(posted, honeypotField)) };
}

function cleanField(field: FieldName, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const { maxLength, isRequired } = messageFields[field];
  const text = field === 'message' ? cleanLines(value) : cleanLine(value);
  if (text === undefined || countCharacters(text) > maxLength) return undefined;
  return isRequired && !isReadable(text) ? undefined : text;
}

// What an object inherits (`constructor`, `toString`) was not posted.
function readOwn(posted: object, field: string): unknown {
  return Object.hasOwn(posted, field) ? (posted as Record<string, unknown>)[field] : undefined;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}
