import { describeFault } from '../outcome.ts';
import type { Delivery } from './deliver.ts';

/** Delivers to an API that takes what Resend's `POST /emails` takes; a repeated mail carries the same key. */
export function createHttpDelivery(url: string, key: string): Delivery {
  return {
    via: 'http',
    place: new URL(url).host,
    send: async (email, signal) => {
      const { from, to, replyTo, subject, text, messageId } = email;
      const sender = `"${from.name.replace(/["\\]/g, '')}" <${from.address}>`;
      const headers = { 'Message-ID': messageId, 'Auto-Submitted': 'auto-generated' };
      const request: RequestInit = {
        method: 'POST',
        signal,
        // The key must never travel on to where a redirect points.
        redirect: 'manual',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': email.key,
        },
        body: JSON.stringify({ from: sender, to, reply_to: replyTo, subject, text, headers }),
      };
      const response = await fetch(url, request).catch((error: unknown) => {
        // Deno gives a connection that failed no code of its own.
        const isNameless = describeFault(error) === 'TypeError';
        throw isNameless ? Object.assign(new Error('No connection'), { code: 'ECONNECTION' }) : error;
      });
      await response.body?.cancel();
      const { ok, status } = response;
      if (ok) return undefined;
      // 409: another request sends the same mail, or sent it less than a day ago with other settings.
      const permanent = status < 500 && ![408, 409, 425, 429].includes(status);
      const fault = { code: 'EHTTP', responseCode: status, permanent };
      throw Object.assign(new Error('The mail API did not take it'), fault);
    },
  };
}
