import type { Email } from '../email.ts';
import { describeFault } from '../log.ts';
import { readVariable } from '../variables.ts';
import type { Environment } from '../variables.ts';
import type { Delivery } from './delivery.ts';
import { THIS_MACHINE } from './smtp.ts';

/** Delivers to an API that takes what Resend's `POST /emails` takes; a repeated mail carries the same key. */
export function createHttpDelivery({ url, key }: { url: string; key: string }): Delivery {
  return {
    via: 'http',
    place: new URL(url).host,
    send: async (email, signal) => {
      const response = await fetch(url, buildRequest(email, key, signal)).catch((error: unknown) => {
        // Deno gives a connection that failed no code of its own.
        const isNameless = describeFault(error) === 'TypeError';
        throw isNameless ? Object.assign(new Error('No connection'), { code: 'ECONNECTION' }) : error;
      });
      await response.body?.cancel();
      const { ok, status } = response;
      if (ok) return undefined;
      // 409: another request sends the same mail, or sent it less than a day ago with other settings.
      const permanent = status < 500 && ![408, 409, 425, 429].includes(status);
      const error = new Error(`The mail API answered ${status}`);
      throw Object.assign(error, { code: 'EHTTP', responseCode: status, permanent });
    },
  };
}

/** Reads how to reach the mail API; throws an error that names a wrong variable. */
export function readMailApi(env: Environment) {
  const meaning = 'an https address such as https://api.resend.com/emails';
  return {
    url: readVariable(env, 'CONTACT_HTTP_URL', meaning, (value) => {
      const url = URL.parse(value);
      const isLocal = url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname);
      return url?.protocol === 'https:' || isLocal ? value : undefined;
    }),
    key: readVariable(env, 'CONTACT_HTTP_KEY', 'the key of the mail API'),
  };
}

function buildRequest(email: Email, key: string, signal: AbortSignal): RequestInit {
  const { from, to, replyTo, subject, text, messageId } = email;
  return {
    method: 'POST',
    signal,
    // The key must never travel on to where a redirect points.
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': email.key,
    },
    body: JSON.stringify({
      from: `"${from.name.replace(/["\\]/g, '')}" <${from.address}>`,
      to,
      ...(replyTo !== undefined && { reply_to: replyTo }),
      subject,
      text,
      headers: { 'Message-ID': messageId, 'Auto-Submitted': 'auto-generated' },
    }),
  };
}
