import { getSender, identify, type Email, type MailSettings } from '../email.ts';
import { describeError } from '../outcome.ts';
import type { Channel } from './send.ts';

// Neither a name nor a connection was found: nothing of the mail has left.
const NOT_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
// Deno says it in words alone.
const NOT_REACHED_BY_DENO = /client error \(Connect\)/;

/** Sends to an API that takes what Resend's `POST /emails` takes; a repeated mail carries the same key. */
export function createHttpChannel(url: string, key: string, mailSettings: MailSettings): Channel {
  async function send(email: Email, signal: AbortSignal): Promise<string | undefined> {
    const { name, address } = getSender(mailSettings);
    const request: RequestInit = {
      method: 'POST',
      signal,
      // The key must never travel on to where a redirect points.
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
      // Deno gives a connection that failed no code of its own.
      throw fail(code === 'TypeError' ? 'ECONNECTION' : code, { isOpen: isReached });
    });
    const { ok, status } = response;
    if (ok) {
      await response.body?.cancel();
      return undefined;
    }
    const answer = await response.text();
    // It sent this mail before, with other settings of ours.
    if (status === 409 && answer.includes('invalid_idempotent_request')) return 'EHTTP:409';
    const isOpen = [408, 409, 504].includes(status);
    const permanent = status < 500 && !isOpen && status !== 425 && status !== 429;
    throw fail('EHTTP', { responseCode: status, isOpen, permanent });
  }
  return { via: 'http', place: new URL(url).host, send };
}

function fail(code: string, details: Readonly<Record<string, unknown>>): Error {
  return Object.assign(new Error('The mail API did not take it'), { code, ...details });
}
