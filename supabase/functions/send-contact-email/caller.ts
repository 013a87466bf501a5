import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './outcome.ts';
import type { Parts } from './deployment.ts';

const JSON_TYPE = /^application\/json *(; *charset="?utf-8"? *)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded *(; *charset="?utf-8"? *)?$/i;

/** Whether a request is the plain post of a form, which a browser sends when the page's script is not there. */
export function isPlainForm({ method, headers }: Request): boolean {
  return method === 'POST' && FORM_TYPE.test(headers.get('Content-Type') ?? '');
}

/** Throws a `Refusal` for a method, origin, key or content type that is not ours. */
export function checkCaller(request: Request, { origins, anonKey }: Parts): void {
  const { method, headers } = request;
  const Allow = 'POST, OPTIONS';
  if (!Allow.split(', ').includes(method)) throw new Refusal(405, 'method', { Allow });
  // A browser always names the origin of a post; without one this is a program, which can bring the key.
  const isForm = isPlainForm(request);
  const origin = headers.get('Origin');
  if (origin === null ? isForm : !origins.has(origin)) throw new Refusal(403, 'origin');
  if (method === 'OPTIONS') return;
  // A plain form cannot carry the key; its origin, which no other site can claim, stands for it.
  if (!isForm && ![readBearer(headers), headers.get('apikey')].some((key) => key && isSame(key, anonKey))) {
    throw new Refusal(401, 'key', { 'WWW-Authenticate': 'Bearer' });
  }
  if (!isForm && !JSON_TYPE.test(headers.get('Content-Type') ?? '')) throw new Refusal(415, 'type');
  if ((headers.get('Content-Encoding') ?? 'identity') !== 'identity') throw new Refusal(415, 'type');
}

/** The key of `Authorization: Bearer`. */
export function readBearer(headers: Headers): string | undefined {
  return /^Bearer +(.+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
}

/** Whether two texts are equal; takes one time, whatever was sent, because digests have one length. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** The network that one visitor has: an IPv4 address, or a /64 of IPv6; undefined for none, and for a list. */
export function getNetwork(address: string | null | undefined): string | undefined {
  const text = address?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '') ?? '';
  if (text === '' || text.includes(',')) return undefined;
  if (!text.includes(':')) return text;
  const [left = [], right = []] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}

/** What a network is part of: a /16 of IPv4, a /32 of IPv6, about as much as one provider has. */
export function getRange(network: string): string {
  return network.split(/[.:]/).slice(0, 2).join(' ');
}
