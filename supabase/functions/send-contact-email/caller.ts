import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './outcome.ts';

const JSON_TYPE = /^application\/json *(; *charset="?utf-8"? *)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded *(; *charset="?utf-8"? *)?$/i;

/** Whether a request is the plain post of a form, which a browser sends when the page's script is not there. */
export function isPlainForm({ method, headers }: Request): boolean {
  return method === 'POST' && FORM_TYPE.test(headers.get('Content-Type') ?? '');
}

/** Throws a `Refusal` for a method, origin, key or content type that is not ours. */
export function checkCaller(request: Request, origins: ReadonlySet<string>, anonKey: string): void {
  const { method, headers } = request;
  const Allow = 'POST, OPTIONS';
  if (!Allow.split(', ').includes(method)) throw new Refusal(405, 'method', { Allow });
  // A plain form cannot carry the key; no other site can claim its origin, and no origin makes it suspect.
  const isForm = isPlainForm(request);
  const origin = isForm ? readFormOrigin(headers) : headers.get('Origin');
  if (origin !== null && !origins.has(origin)) throw new Refusal(403, 'origin');
  if (method === 'OPTIONS') return;
  if (!isForm && ![readBearer(headers), headers.get('apikey')].some((key) => key && isSame(key, anonKey))) {
    throw new Refusal(401, 'key', { 'WWW-Authenticate': 'Bearer' });
  }
  if (!isForm && !JSON_TYPE.test(headers.get('Content-Type') ?? '')) throw new Refusal(415, 'type');
  if ((headers.get('Content-Encoding') ?? 'identity') !== 'identity') throw new Refusal(415, 'type');
}

/**
 * The origin of a plain form; null when nothing tells it, as in text browsers and behind privacy proxies.
 * `Sec-Fetch-Site: cross-site` tells nothing: hosted, page and function are two sites.
 */
function readFormOrigin(headers: Headers): string | null {
  const origin = readNamedOrigin(headers);
  if (origin !== null || /^same-/.test(headers.get('Sec-Fetch-Site') ?? '')) return origin;
  return URL.parse(headers.get('Referer') ?? '')?.origin ?? null;
}

/** The origin that a request names; null also for `null`, which a browser sends when it will not say. */
export function readNamedOrigin(headers: Headers): string | null {
  const origin = headers.get('Origin');
  return origin === 'null' ? null : origin;
}

/** The origin to send the visitor of a plain form to; undefined when another site posted it. */
export function findHome(request: Request, origins: ReadonlySet<string>): string | undefined {
  const named = readNamedOrigin(request.headers);
  if (named !== null) return origins.has(named) ? named : undefined;
  const near = [request.headers.get('Referer') ?? '', request.url].map((url) => URL.parse(url)?.origin ?? '');
  return [...near, ...origins].find((origin) => origins.has(origin));
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

/** The network that one sender has: an address of IPv4, a /48 of IPv6; undefined for none, and for a list. */
export function getNetwork(address: string | null | undefined): string | undefined {
  const text = address?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '') ?? '';
  if (text === '' || text.includes(',')) return undefined;
  if (!text.includes(':')) return text;
  const [left = [], right = []] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 3);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
