// The codes of nodemailer, of sockets and files, and of our HTTP way. Anything else could hold what a visitor typed.
const KNOWN_CODES = new Set([
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EENVELOPE', 'EMESSAGE', 'EAUTH'],
  ...['ENOAUTH', 'EABORT', 'ESTREAM', 'ECONFIG', 'EHTTP', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EISDIR'],
  ...['EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EBUSY'],
]);

/** What we look at in whatever a delivery threw; nothing in it is certain. */
interface Fault {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly permanent?: unknown;
  readonly cause?: unknown;
}

/** A fault as it may be logged: a known code, with the mail system's three digits, or 'unknown'. */
export function describeFault(error: unknown): string {
  const { name, code, responseCode, cause } = asFault(error);
  if (name === 'TimeoutError') return 'ETIMEDOUT';
  if (typeof code === 'string' && KNOWN_CODES.has(code)) {
    return isStatus(responseCode) ? `${code}:${responseCode}` : code;
  }
  return cause === undefined ? 'unknown' : describeFault(cause);
}

/** Whether the same mail would be refused again. */
export function isPermanent(error: unknown): boolean {
  return asFault(error).permanent === true;
}

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}

function isStatus(code: unknown): code is number {
  return typeof code === 'number' && Number.isInteger(code) && code >= 100 && code <= 599;
}
