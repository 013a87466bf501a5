import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './outcome.ts';

const JSON_TYPE = /^application\/json *(; *charset="?utf-8"? *)?$/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded *(; *charset="?utf-8"? *)?$/i;

/** Returns whether a request is a plain form post, as browsers send without the page's script. */
export function isPlainForm({ method, headers }: Request): boolean {
  return method === 'POST' && FORM_TYPE.test(headers.get('Content-Type') ?? '');
}

/** Throws a `Refusal` for an unsupported method, origin, key or content type. */
export function checkCaller(request: Request, origins: ReadonlySet<string>, anonKey: string): void {
  const { method, headers } = request;
  const Allow = 'POST, OPTIONS';
  if (!Allow.split(', ').includes(method)) throw new Refusal(405, 'method', { Allow });
  // A plain form cannot send the key; other sites cannot fake its origin, and without an origin it is suspect.
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
 * Returns the origin of a plain form, or null if unknown, as with text browsers and privacy proxies.
 * `Sec-Fetch-Site: cross-site` is no evidence: page and function are deployed on different sites.
 */
function readFormOrigin(headers: Headers): string | null {
  const origin = readNamedOrigin(headers);
  if (origin !== null || /^same-/.test(headers.get('Sec-Fetch-Site') ?? '')) return origin;
  return URL.parse(headers.get('Referer') ?? '')?.origin ?? null;
}

/** Returns the `Origin` header; null if it is absent or `null`, which browsers send to hide it. */
export function readNamedOrigin(headers: Headers): string | null {
  const origin = headers.get('Origin');
  return origin === 'null' ? null : origin;
}

/** Returns the origin to redirect the visitor of a plain form to; undefined when another site posted it. */
export function findHome(request: Request, origins: ReadonlySet<string>): string | undefined {
  const named = readNamedOrigin(request.headers);
  if (named !== null) return origins.has(named) ? named : undefined;
  const near = [request.headers.get('Referer') ?? '', request.url].map((url) => URL.parse(url)?.origin ?? '');
  return [...near, ...origins].find((origin) => origins.has(origin));
}

/** Returns the token of `Authorization: Bearer`. */
export function readBearer(headers: Headers): string | undefined {
  return /^Bearer +(.+)$/i.exec(headers.get('Authorization') ?? '')?.[1];
}

/** Compares two texts in constant time, by their digests. */
export function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Returns the network of a sender: an IPv4 address or an IPv6 /48; undefined without an address or for a list. */
export function getNetwork(address: string | null | undefined): string | undefined {
  const text = address?.trim().replace(/^::ffff:(?=[\d.]+$)/i, '') ?? '';
  if (text === '' || text.includes(',')) return undefined;
  if (!text.includes(':')) return text;
  const [left = [], right = []] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 3);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
