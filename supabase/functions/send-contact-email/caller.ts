import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './refusal.ts';

/** Who may send: the exact origins of pages, and the public key they carry. */
export interface CallerRules {
  readonly origins: ReadonlySet<string>;
  readonly anonKey: string;
}

/** Throws a `Refusal` for a method, origin, key or content type that is not ours. */
export function checkCaller({ method, headers }: Request, { origins, anonKey }: CallerRules): void {
  if (method !== 'POST' && method !== 'OPTIONS') {
    throw new Refusal(405, 'method', { headers: { Allow: 'POST, OPTIONS' } });
  }
  // A browser always names the origin of a cross-site post; without one this is a program with the key.
  const origin = headers.get('Origin');
  if (origin !== null && !origins.has(origin)) throw new Refusal(403, 'origin');
  if (method === 'OPTIONS') return;
  if (!hasKey(headers, anonKey)) {
    throw new Refusal(401, 'key', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  if (!isPlainJson(headers)) throw new Refusal(415, 'type');
}

function hasKey(headers: Headers, anonKey: string): boolean {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
  return [bearer, headers.get('apikey')].some((key) => key != null && isSame(key, anonKey));
}

// Digests have one length, so the comparison takes one time, whatever was sent.
function isSame(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b));
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

function isPlainJson(headers: Headers): boolean {
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  const type = headers.get('Content-Type') ?? '';
  return encoding === 'identity' && /^application\/json *(; *charset="?utf-8"? *)?$/i.test(type);
}
