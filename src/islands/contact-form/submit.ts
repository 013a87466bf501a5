import { contactFormSettings } from './settings.ts';

/** Where the message goes: the function's address and the public key. */
export interface Destination {
  url: string;
  anonKey: string;
}

/** Whether the message arrived, or what the visitor reads when it did not. */
export type SubmitResult = { ok: true } | { ok: false; error: string };

const { sendTimeoutMs, notOkMessage, fallbackMessage } = contactFormSettings;

// The browser's own English for a request that failed, was stopped or took too long.
const browserErrors = ['TypeError', 'AbortError', 'TimeoutError'];

/** Posts a message as JSON and reads only whether the answer is ok; never throws, gives up after 15 seconds. */
export async function submitMessage(
  message: Record<string, string>,
  { url, anonKey }: Destination,
  fetchImplementation: typeof fetch,
): Promise<SubmitResult> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), sendTimeoutMs);
  try {
    const { ok } = await fetchImplementation(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${anonKey}` },
      body: JSON.stringify(message),
      signal: giveUp.signal,
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
