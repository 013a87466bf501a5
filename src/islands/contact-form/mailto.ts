import type { MessageField } from '../../../supabase/functions/send-contact-email/message.ts';

/** A `mailto:` address with the message, for when sending fails. */
export function createMailto(
  email: string,
  message: Record<string, string>,
  fields: readonly MessageField[],
): string {
  const texts = fields.filter(({ type }) => type === 'textarea').map(({ key }) => message[key] ?? '');
  const lines = fields
    .filter(({ key, type }) => type !== 'textarea' && message[key])
    .map(({ key, label }) => `${label}: ${message[key]}`);
  const body = [...texts, '', ...lines].join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent('Bericht via de website')}&body=${encodeURIComponent(body)}`;
}
