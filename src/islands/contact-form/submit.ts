import { contactFormSettings } from './settings.ts';

/** Address and public key of the contact function. */
export interface Destination {
  url: string;
  anonKey: string;
}

/** Success, or the error to show. */
export type SubmitResult = { ok: true } | { ok: false; error: string };

const { sendTimeoutMs, notOkMessage, fallbackMessage } = contactFormSettings;

// Errors with the browser's English messages.
const browserErrors = ['TypeError', 'AbortError', 'TimeoutError'];

/** Posts a message as JSON; never throws, and times out after 15 seconds. */
export async function submitMessage(
  message: Record<string, string>,
  { url, anonKey }: Destination,
  fetchImplementation: typeof fetch,
): Promise<SubmitResult> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), sendTimeoutMs);
  try {
    const { ok } = await fetchImplementation(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${anonKey}` },
      body: JSON.stringify(message),
      signal: timeout.signal,
    });
    return ok ? { ok } : { ok: false, error: notOkMessage };
  } catch (error) {
    return { ok: false, error: describeError(error) };
  } finally {
    clearTimeout(timer);
  }
}

function describeError(error: unknown): string {
  const { name, message } =
    error instanceof Error || error instanceof DOMException ? error : { name: '', message: '' };
  return browserErrors.includes(name) ? fallbackMessage : message || fallbackMessage;
}
