import { getSender, identify, type Email, type MailSettings } from '../email.ts';
import { describeError } from '../outcome.ts';
import type { Channel } from './send.ts';

// DNS or the connection failed: nothing was sent.
const NOT_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
// Deno has no code for this, only a message.
const NOT_REACHED_BY_DENO = /client error \(Connect\)/;

/** Creates a channel to an API compatible with Resend's `POST /emails`; a repeated mail has the same idempotency key. */
export function createHttpChannel(url: string, key: string, mailSettings: MailSettings): Channel {
  async function send(email: Email, signal: AbortSignal): Promise<string | undefined> {
    const { name, address } = getSender(mailSettings);
    const request: RequestInit = {
      method: 'POST',
      signal,
      // Never send the key to the target of a redirect.
      redirect: 'manual',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': email.id,
      },
      body: JSON.stringify({
        from: `"${name.replace(/["\\]/g, '')}" <${address}>`,
        to: email.to ?? mailSettings.to,
        reply_to: email.replyTo,
        subject: email.subject,
        text: email.text,
        headers: { 'Message-ID': identify(email, mailSettings), 'Auto-Submitted': 'auto-generated' },
      }),
    };
    const response = await fetch(url, request).catch((error: unknown) => {
      const code = describeError(error);
      const isReached = !NOT_REACHED.test(code) && !NOT_REACHED_BY_DENO.test(String((error as Error).cause));
      // Deno has no code for a failed connection.
      throw fail(code === 'TypeError' ? 'ECONNECTION' : code, { isUncertain: isReached });
    });
    const { ok, status } = response;
    if (ok) {
      await response.body?.cancel();
      return undefined;
    }
    const answer = await response.text();
    // The API sent this mail before, under earlier settings.
    if (status === 409 && answer.includes('invalid_idempotent_request')) return 'EHTTP:409';
    const isUncertain = [408, 409, 504].includes(status);
    const permanent = status < 500 && !isUncertain && status !== 425 && status !== 429;
    throw fail('EHTTP', { responseCode: status, isUncertain, permanent });
  }
  return { via: 'http', place: new URL(url).host, send };
}

function fail(code: string, details: Readonly<Record<string, unknown>>): Error {
  return Object.assign(new Error('The mail API did not take it'), { code, ...details });
}
