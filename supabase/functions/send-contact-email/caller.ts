import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** Who may send: the exact origins of pages, and the public key they carry. */
export interface CallerRules {
  readonly origins: ReadonlySet<string>;
  readonly anonKey: string;
}

const JSON_TYPE = /^application\/json *(; *charset="?utf-8"? *)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded *(; *charset="?utf-8"? *)?$/i;

/** Whether a request is the plain post of a form, which a browser sends when the page's script is not there. */
export function isPlainForm({ method, headers }: Request): boolean {
  return method === 'POST' && FORM_TYPE.test(headers.get('Content-Type') ?? '');
}

/** Throws a `Refusal` for a method, origin, key or content type that is not ours. */
export function checkCaller(request: Request, { origins, anonKey }: CallerRules): void {
  const { method, headers } = request;
  if (method !== 'POST' && method !== 'OPTIONS') {
    throw new Refusal(405, 'method', { headers: { Allow: 'POST, OPTIONS' } });
  }
  // A browser always names the origin of a post; without one this is a program, which can bring the key.
  const isForm = isPlainForm(request);
  const origin = headers.get('Origin');
  if (origin === null ? isForm : !origins.has(origin)) throw new Refusal(403, 'origin');
  if (method === 'OPTIONS') return;
  // A plain form cannot carry the key; its origin, which no other site can claim, stands for it.
  if (!isForm && !hasKey(headers, anonKey)) {
    throw new Refusal(401, 'key', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (!isForm && !JSON_TYPE.test(headers.get('Content-Type') ?? '')) throw new Refusal(415, 'type');
  if ((headers.get('Content-Encoding') ?? 'identity') !== 'identity') throw new Refusal(415, 'type');
}

function hasKey(headers: Headers, anonKey: string): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
  return [bearer, headers.get('apikey')].some((key) => key != null && isSame(key, anonKey));
}

/** Whether two texts are equal; takes one time, whatever was sent, because digests have one length. */
export function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
