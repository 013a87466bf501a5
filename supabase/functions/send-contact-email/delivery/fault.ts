// Codes of nodemailer, sockets, files and Postgres. A text that does not look like one could hold what a visitor typed.
const CODE = /^(?!UND_)[0-9A-Z_]{4,24}$/;
const ERROR_NAME = /^[A-Z][A-Za-z]{0,30}Error$/;

// Deno's fetch has no codes, only texts, which name the address and so are not logged.
const NETWORK_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\bdns error\b/, 'ENOTFOUND'],
  [/connection refused/i, 'ECONNREFUSED'],
  [/\b(tls|ssl)\b|certificate|corrupt message/i, 'ETLS'],
  [/connection (closed|reset)|other side closed|reading a body from connection/i, 'ECONNRESET'],
  [/error sending request|fetch failed/, 'ECONNECTION'],
];

/** What may be read from whatever was thrown; nothing in it is certain. */
interface Fault {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly permanent?: unknown;
  readonly cause?: unknown;
}

/** A fault as it may be logged: its code with the mail system's three digits, else its name, else 'unknown'. */
export function describeFault(error: unknown): string {
  const name = nameOf(error);
  return findCode(error) ?? (name === 'TimeoutError' ? 'ETIMEDOUT' : name);
}

/** The class of a fault, such as `PostgresError`, or 'unknown'. */
export function nameOf(error: unknown): string {
  const { name } = asFault(error);
  return typeof name === 'string' && ERROR_NAME.test(name) ? name : 'unknown';
}

function findCode(error: unknown): string | undefined {
  const { message, code, responseCode, cause } = asFault(error);
  if (typeof code === 'string' && CODE.test(code)) {
    return /^\d{3}$/.test(String(responseCode)) ? `${code}:${String(responseCode)}` : code;
  }
  const underlying = cause === undefined ? undefined : findCode(cause);
  return underlying ?? NETWORK_FAULTS.find(([text]) => text.test(String(message)))?.[1];
}

/** Whether the same mail would be refused again. */
export function isPermanent(error: unknown): boolean {
  return asFault(error).permanent === true;
}

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}
