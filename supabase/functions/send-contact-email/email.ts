import { createHmac } from 'node:crypto';
import type { EmailAddress } from './email-address.ts';
import { cleanHeader, isReadable } from './check-field.ts';
import { messageFields, type ContactMessage, type MessageField } from './message.ts';

/** What every mail of a deployment has in common; addresses are plain ASCII. */
export interface MailSettings {
  readonly from: string;
  readonly to: readonly string[];
  readonly companyName: string;
  readonly kvk: string;
}

/** A text mail as it waits: who sends and receives it is known when it leaves. */
export interface Email {
  /** 64 hex digits by which mail systems know a mail that comes again. */
  readonly id: string;
  /** `C-` and 10 hex digits: short enough to say on the phone. */
  readonly reference: string;
  /** Receivers of a mail of the function itself; absent for a message. */
  readonly to?: readonly string[];
  /** The visitor's address; absent where a mail system could not answer it. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

/** Writes the mail for a message. */
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

/** Writes a mail of the function itself. */
export function writeOwnMail(
  id: string,
  subject: string,
  lines: readonly string[],
  to?: readonly string[],
): Email {
  return { id, reference: getReference(id), ...(to && { to }), subject, text: [...lines, ''].join('\n') };
}

/** Marks the mail of a suspect message, behind its reference. */
export function mark(email: Email): Email {
  return { ...email, subject: email.subject.replace(' ', ' [mogelijk spam] ') };
}

/** Derives 64 hex digits that tell nothing of what they are made from. */
export function sign(secret: string, value: unknown): string {
  return createHmac('sha256', secret).update(JSON.stringify(value)).digest('hex');
}

function getReference(key: string): string {
  return `C-${key.slice(0, 10)}`;
}

/** Who mails leave from. */
export function getSender({ from, companyName }: MailSettings) {
  return { name: `Website ${companyName}`, address: from };
}

/** The Message-ID of a mail, the same over every channel. */
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
    // Whatever order the form has: what is one line first, what may be long below it.
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
  // Quoted, so that no line of a visitor passes for a header, a signature or a line of ours.
  return type === 'textarea' ? ['', `${mailLabel}:`, value.replace(/^/gm, '| ')] : [`${mailLabel}: ${value}`];
}

function warn({ written, ascii, isAnswerable }: EmailAddress): string[] {
  if (!isAnswerable) {
    return ['Let op: de knop Beantwoorden werkt niet bij dit adres; neem het over of bel.'];
  }
  const isAsWritten = written.toLowerCase() === ascii.toLowerCase();
  return isAsWritten ? [] : [`Let op: dit adres heeft bijzondere letters en luidt voluit ${ascii}`];
}
