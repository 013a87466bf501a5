import type { EmailAddress } from './email-address.ts';
import { createMessageId, getSender } from './mail-settings.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MessageKey } from './message-key.ts';
import type { ContactMessage, FieldValue, MessageField } from './message.ts';
import { cleanHeader, isReadable } from './text.ts';

/** A mail to the agency, text only, before a mail system writes it out. */
export interface Email extends MessageKey {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  /** The visitor's address; absent where a mail system could not answer it. */
  readonly replyTo?: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
}

/** What a mail is made from beside the message. */
interface EmailOptions {
  readonly messageKey: MessageKey;
  readonly mailSettings: MailSettings;
  readonly fields: readonly MessageField[];
  readonly isLikelySpam: boolean;
  /** Beyond the limits. */
  readonly isOneOfMany?: boolean;
}

const SPAM_TAG = '[mogelijk spam]';
const CROWD_TAG = '[veel berichten]';
const LEFT_OPEN = 'niet ingevuld';

/** Writes the mail for a message; one key always gives the same mail. */
export function buildEmail(message: ContactMessage, options: EmailOptions): Email {
  const { messageKey, mailSettings, isLikelySpam, isOneOfMany } = options;
  const tags = (isOneOfMany ? ` ${CROWD_TAG}` : '') + (isLikelySpam ? ` ${SPAM_TAG}` : '');
  const sender = isReadable(message.company) ? message.company : message.name;
  return {
    ...messageKey,
    from: getSender(mailSettings),
    to: mailSettings.to,
    ...(message.email.isAnswerable && { replyTo: message.email.ascii }),
    messageId: createMessageId(messageKey.key, mailSettings),
    // A mail API takes one key for one mail, and the mark makes it another.
    ...(isOneOfMany && { key: `${messageKey.key}-many` }),
    subject: `${messageKey.reference}${tags} Bericht van ${cleanHeader(sender)}`,
    text: writeText(message, options),
  };
}

function writeText(values: Readonly<Record<string, FieldValue>>, options: EmailOptions): string {
  const { fields, messageKey, mailSettings } = options;
  const write = (field: MessageField) => writeField(field, values[field.key] || LEFT_OPEN);
  return [
    'Nieuw bericht via het contactformulier',
    '',
    `Referentie: ${messageKey.reference}`,
    // Whatever order the form has: what is one line first, what may be long below it.
    ...fields.filter(({ type }) => type !== 'textarea').flatMap(write),
    ...fields.filter(({ type }) => type === 'textarea').flatMap(write),
    '',
    '-- ',
    `Verstuurd via de website van ${mailSettings.companyName} (KvK ${mailSettings.kvk})`,
    '',
  ].join('\n');
}

function writeField({ label, mailLabel = label, type }: MessageField, value: FieldValue): string[] {
  if (typeof value !== 'string') return [`${mailLabel}: ${value.written}`, ...warn(value)];
  return type === 'textarea' ? ['', `${mailLabel}:`, quote(value)] : [`${mailLabel}: ${value}`];
}

function warn({ written, ascii, isAnswerable }: EmailAddress): string[] {
  if (!isAnswerable) {
    return ['Let op: de knop Beantwoorden werkt niet bij dit adres; neem het over of bel.'];
  }
  const domain = (address: string) => address.slice(address.indexOf('@') + 1).toLowerCase();
  if (domain(written) === domain(ascii)) return [];
  return [`Let op: dit adres heeft bijzondere letters en luidt voluit ${ascii}`];
}

// So that no line of a visitor can pass for a header, a signature or one of the lines above.
function quote(text: string): string {
  return text.replace(/^/gm, '| ');
}
