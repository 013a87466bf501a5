import type { Email } from '../email.ts';
import { parseText, readRequired } from '../variables.ts';
import type { Environment } from '../variables.ts';
import type { Delivery } from './delivery.ts';
import { THIS_MACHINE } from './smtp.ts';

// The same mail is on its way in another request; any other 409 is a key that came with another mail before.
// https://resend.com/docs/dashboard/emails/idempotency-keys
const CONCURRENT = 'concurrent_idempotent_requests';

/** Delivers to an API that takes what Resend's `POST /emails` takes; a repeated mail carries the same key. */
export function createHttpDelivery({ url, key }: { url: string; key: string }): Delivery {
  return {
    via: 'http',
    place: new URL(url).host,
    send: async (email, signal) => {
      const response = await fetch(url, buildRequest(email, key, signal));
      if (!response.ok) throw await explain(response);
      await response.body?.cancel();
      return undefined;
    },
  };
}

/** Reads how to reach the mail API; throws an error that names a wrong variable. */
export function readMailApi(env: Environment) {
  const meaning = 'an https address such as https://api.resend.com/emails';
  return {
    url: readRequired(env, 'CONTACT_HTTP_URL', meaning, (value) => {
      const url = URL.parse(value);
      const isLocal = url?.protocol === 'http:' && THIS_MACHINE.includes(url.hostname);
      return url?.protocol === 'https:' || isLocal ? value : undefined;
    }),
    key: readRequired(env, 'CONTACT_HTTP_KEY', 'the key of the mail API', parseText),
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

async function explain(response: Response): Promise<Error> {
  const { status } = response;
  const isConcurrent = (await response.text().catch(() => '')).includes(CONCURRENT);
  const mayPass = status >= 500 || [408, 425, 429].includes(status) || (status === 409 && isConcurrent);
  return Object.assign(new Error(`The mail API answered ${status}`), {
    code: 'EHTTP',
    responseCode: status,
    permanent: !mayPass,
  });
}
