import { createHmac } from 'node:crypto';
import type { EmailAddress } from './email-address.ts';
import { cleanHeader, isReadable } from './check-field.ts';
import { messageFields, type ContactMessage, type MessageField } from './message.ts';

/** Settings for all mail of a deployment; addresses are ASCII. */
export interface MailSettings {
  readonly from: string;
  readonly to: readonly string[];
  readonly companyName: string;
  readonly kvk: string;
}

/** A text mail in the outbox; sender and recipients are added when it is sent. */
export interface Email {
  /** 64 hex digits by which mail systems recognise a repeated mail. */
  readonly id: string;
  /** `C-` and 10 hex digits, short enough for a phone call. */
  readonly reference: string;
  /** Recipients of a system mail; absent for a message. */
  readonly to?: readonly string[];
  /** The visitor's address; absent if mail systems could not answer it. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** Creates the mail for a message. */
export function buildEmail(message: ContactMessage, key: string, id: string, settings: MailSettings): Email {
  const { company, name, email } = message;
  const reference = getReference(key);
  const from = cleanHeader(isReadable(company) ? company : name);
  return {
    id,
    reference,
    ...(email.isAnswerable && { replyTo: email.ascii }),
    subject: `${reference} Bericht van ${from}`,
    text: writeText(message, reference, settings),
  };
}

/** Creates an alarm, canary or digest. */
export function writeSystemMail(
  id: string,
  subject: string,
  lines: readonly string[],
  to?: readonly string[],
): Email {
  return { id, reference: getReference(id), ...(to && { to }), subject, text: [...lines, ''].join('\n') };
}

/** Marks the subject of a suspect message, after its reference. */
export function mark(email: Email): Email {
  return { ...email, subject: email.subject.replace(' ', ' [mogelijk spam] ') };
}

/** Returns the HMAC of a value as 64 hex digits. */
export function sign(secret: string, value: unknown): string {
  return createHmac('sha256', secret).update(JSON.stringify(value)).digest('hex');
}

function getReference(key: string): string {
  return `C-${key.slice(0, 10)}`;
}

/** Returns the sender of all mail. */
export function getSender({ from, companyName }: MailSettings) {
  return { name: `Website ${companyName}`, address: from };
}

/** Returns the Message-ID of a mail, equal for every channel. */
export function identify({ id }: Email, { from }: MailSettings): string {
  return `<${id.slice(0, 32)}${from.slice(from.indexOf('@'))}>`;
}

function writeText(values: ContactMessage, reference: string, { companyName, kvk }: MailSettings): string {
  const fields: readonly (MessageField & { key: keyof ContactMessage })[] = messageFields;
  const write = (field: (typeof fields)[number]) => writeField(field, values[field.key] || 'niet ingevuld');
  return [
    'Nieuw bericht via het contactformulier',
    '',
    `Referentie: ${reference}`,
    // Single lines first, longer texts below, in any order of the form.
    ...fields.filter(({ type }) => type !== 'textarea').flatMap(write),
    ...fields.filter(({ type }) => type === 'textarea').flatMap(write),
    '',
    '-- ',
    `Verstuurd via de website van ${companyName} (KvK ${kvk})`,
    '',
  ].join('\n');
}

function writeField({ label, mailLabel = label, type }: MessageField, value: string | EmailAddress) {
  if (typeof value !== 'string') return [`${mailLabel}: ${value.written}`, ...warn(value)];
  // Quoted, so that a visitor cannot fake a header, a signature or one of our lines.
  return type === 'textarea' ? ['', `${mailLabel}:`, value.replace(/^/gm, '| ')] : [`${mailLabel}: ${value}`];
}

function warn({ written, ascii, isAnswerable }: EmailAddress): string[] {
  if (!isAnswerable) {
    return ['Let op: de knop Beantwoorden werkt niet bij dit adres; neem het over of bel.'];
  }
  const isAsWritten = written.toLowerCase() === ascii.toLowerCase();
  return isAsWritten ? [] : [`Let op: dit adres heeft bijzondere letters en luidt voluit ${ascii}`];
}
