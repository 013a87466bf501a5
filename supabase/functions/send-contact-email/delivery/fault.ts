// The codes of nodemailer, of sockets and files, and of our HTTP way. Anything else could hold what a visitor typed.
const KNOWN_CODES = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EENVELOPE', 'EMESSAGE', 'EAUTH'],
  ...['ENOAUTH', 'EABORT', 'ESTREAM', 'ECONFIG', 'EHTTP', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR'],
  ...['EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EBUSY'],
]);

// Deno's fetch has no codes, nor has Node's for some faults, only texts, which name the address and so stay unlogged.
const NETWORK_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\bdns error\b/, 'ENOTFOUND'],
  [/connection refused/i, 'ECONNREFUSED'],
  [/\b(tls|ssl)\b|certificate|corrupt message/i, 'ETLS'],
  [/connection (closed|reset)|other side closed|reading a body from connection/i, 'ECONNRESET'],
  [/error sending request|fetch failed/, 'ECONNECTION'],
];

/** What we look at in whatever a delivery threw; nothing in it is certain. */
interface Fault {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly permanent?: unknown;
  readonly retryAfterMs?: unknown;
  readonly cause?: unknown;
}

/** A fault as it may be logged: a known code, with the mail system's three digits, or 'unknown'. */
export function describeFault(error: unknown): string {
  const { name, message, code, responseCode, cause } = asFault(error);
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  if (typeof code === 'string' && KNOWN_CODES.has(code)) {
    return isStatus(responseCode) ? `${code}:${responseCode}` : code;
  }
  const underlying = cause === undefined ? 'unknown' : describeFault(cause);
  if (underlying !== 'unknown') return underlying;
  return NETWORK_FAULTS.find(([text]) => text.test(String(message)))?.[1] ?? 'unknown';
}

/** Whether the same mail would be refused again. */
export function isPermanent(error: unknown): boolean {
  return asFault(error).permanent === true;
}

/** How long a mail system asked to be left alone. */
export function getRetryAfterMs(error: unknown): number {
  const { retryAfterMs } = asFault(error);
  return typeof retryAfterMs === 'number' ? retryAfterMs : 0;
}

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}

function isStatus(code: unknown): code is number {
  return typeof code === 'number' && Number.isInteger(code) && code >= 100 && code <= 599;
}
