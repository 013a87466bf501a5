import type { Email } from '../email.ts';
import type { Delivery } from './delivery.ts';

/** A mail API that takes what Resend's `POST /emails` takes. */
export interface MailApi {
  readonly url: string;
  readonly key: string;
}

/** Delivers to a mail API over HTTP; a repeated mail carries the same `Idempotency-Key`. */
export function createHttpDelivery(api: MailApi): Delivery {
  return {
    via: 'http',
    place: new URL(api.url).host,
    send: async (email, signal) => {
      const response = await fetch(api.url, buildRequest(email, api.key, signal));
      await response.body?.cancel();
      if (!response.ok) throw explain(response.status);
    },
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

function explain(status: number): Error {
  const mayPass = status >= 500 || [408, 425, 429].includes(status);
  return Object.assign(new Error(`The mail API answered ${status}`), {
    code: 'EHTTP',
    responseCode: status,
    permanent: !mayPass,
  });
}
