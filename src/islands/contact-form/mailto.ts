import { formFields } from './fields.ts';

/** A `mailto:` address with what was typed, for when the form cannot send it. */
export function createMailto(email: string, message: Record<string, string>): string {
  const lines = formFields
    .filter(({ name }) => name !== 'message' && message[name])
    .map(({ name, label }) => `${label}: ${message[name]}`);
  const body = [message['message'] ?? '', '', ...lines].join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent('Bericht via de website')}&body=${encodeURIComponent(body)}`;
}
