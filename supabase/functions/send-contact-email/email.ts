import { createHmac } from 'node:crypto';
import type { EmailAddress } from './email-address.ts';
import { cleanHeader, isReadable } from './check-field.ts';
import { messageFields } from './message.ts';
import type { CheckedMessage, ContactMessage, MessageField } from './message.ts';

/** What every mail of a deployment has in common; addresses are plain ASCII. */
export interface MailSettings {
  readonly from: string;
  readonly to: readonly string[];
  readonly companyName: string;
  readonly kvk: string;
}

/** A text mail, before a mail system writes it out. */
export interface Email {
  /** By which mail APIs and the queue know the mail. */
  readonly key: string;
  /** `C-` and 10 hex digits: short enough to say on the phone. */
  readonly reference: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  /** The visitor's address; absent where a mail system could not answer it. */
  readonly replyTo?: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
  /** Its place in the queue: 0 for leads, above it for marked mail, the more doubt the higher. */
  readonly rank: number;
}

/** Writes the mail for a message, marked when it has a rank; one key and rank always give the same mail. */
export function buildEmail(
  { message, isLikelySpam }: CheckedMessage,
  key: string,
  mailSettings: MailSettings,
  rank: number,
): Email {
  const { company, name, email } = message;
  const tags = (rank > 0 ? ' [veel berichten]' : '') + (isLikelySpam ? ' [mogelijk spam]' : '');
  const from = cleanHeader(isReadable(company) ? company : name);
  return {
    ...fill(key, mailSettings),
    // A mail API takes one key for one mail, and the mark makes it another.
    key: rank > 0 ? `${key}-many` : key,
    rank,
    to: mailSettings.to,
    ...(email.isAnswerable && { replyTo: email.ascii }),
    subject: `${getReference(key)}${tags} Bericht van ${from}`,
    text: writeText(message, getReference(key), mailSettings),
  };
}

/** Writes a mail of the function itself; `about` makes it one mail, however often it is sent. */
export function writeOwnMail(
  about: string,
  { lines, ...mail }: { subject: string; lines: readonly string[]; to: readonly string[] },
  { mailSettings, secret }: { mailSettings: MailSettings; secret: string },
): Email {
  return { ...fill(sign(secret, about), mailSettings), ...mail, text: [...lines, ''].join('\n') };
}

/** Derives 64 hex digits that tell nothing of what they are made from. */
export function sign(secret: string, value: unknown): string {
  return createHmac('sha256', secret).update(JSON.stringify(value)).digest('hex');
}

/** The short name of the mail with a key. */
export function getReference(key: string): string {
  return `C-${key.slice(0, 10)}`;
}

/** Who mails leave from. */
export function getSender({ from, companyName }: MailSettings): Email['from'] {
  return { name: `Website ${companyName}`, address: from };
}

function fill(key: string, mailSettings: MailSettings) {
  const domain = mailSettings.from.slice(mailSettings.from.indexOf('@') + 1);
  const messageId = `<${key.slice(0, 32)}@${domain}>`;
  return { key, reference: getReference(key), from: getSender(mailSettings), messageId, rank: 0 };
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
