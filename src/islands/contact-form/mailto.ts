import type { MessageField } from '../../../supabase/functions/send-contact-email/message.ts';
import { contactFormSettings } from './settings.ts';

const cutNote = '…\r\n\r\n(De rest past niet in deze mail. Kopieer die uit het formulier.)';

/** Creates a `mailto:` address with the message, for when sending fails; a long message is cut, and says so. */
export function createMailto(
  email: string,
  message: Record<string, string>,
  fields: readonly MessageField[],
): string {
  const lines = fields
    .filter(({ key, type }) => type !== 'textarea' && message[key])
    .map(({ key, label }) => `${label}: ${message[key]}`);
  const texts = fields.filter(({ type }) => type === 'textarea').map(({ key }) => message[key] ?? '');
  const body = [...lines, '', ...texts].join('\n').replace(/\r?\n/g, '\r\n').toWellFormed();
  const start = `mailto:${email}?subject=${encodeURIComponent('Bericht via de website')}&body=`;
  const room = contactFormSettings.maxMailtoLength - start.length;
  const encoded = encodeURIComponent(body);
  return start + (encoded.length > room ? cut(body, room - encodeURIComponent(cutNote).length) : encoded);
}

/** Cuts the encoded text between two characters to fit in `room`, and notes that it was cut. */
function cut(text: string, room: number): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter('nl').segment(text)) {
    const next = kept + encodeURIComponent(segment);
    if (next.length > room) break;
    kept = next;
  }
  return kept + encodeURIComponent(cutNote);
}
