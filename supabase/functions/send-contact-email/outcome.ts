/** The kinds of channels, and the outbox of the database. */
export type Via = 'folder' | 'smtp' | 'http' | 'outbox';

/** What a request came to; never anything a visitor typed, nor an address. */
export interface RequestEntry {
  /** The message's reference once there is one, else a random id; also in the response's `X-Request-Id`. */
  readonly rid: string;
  /** As JSON would have it: a plain form gets 303 instead. */
  readonly status: number;
  readonly ms: number;
  readonly outcome: 'stored' | 'sent' | 'repeated' | 'undelivered' | 'refused' | 'preflight' | 'failed';
  readonly via?: Via | undefined;
  readonly attempts?: number | undefined;
  /** Why it was refused, or the errors of delivery. */
  readonly code?: string | undefined;
}

/** What a request comes to, for the visitor and for the log; a `body` is sent as JSON. */
export interface Outcome extends Omit<RequestEntry, 'rid' | 'ms'> {
  readonly reference?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What work behind the answer came to, or a caught error. */
export interface EventEntry {
  readonly event: 'store' | 'attempt' | 'mark-sent' | 'drain' | 'canary' | 'alarm';
  readonly [detail: string]: string | number | boolean | undefined;
}

/** Takes a line for the log. */
export type Log = (entry: RequestEntry | EventEntry) => void;

/** Logs one line of JSON. */
export const logLine: Log = (entry) => console.log(JSON.stringify(entry));

// Codes of nodemailer, sockets, files and Postgres. A text that does not look like one could hold what a visitor typed.
const CODE = /^[0-9A-Z_]{4,24}$/;
const ERROR_NAME = /^[A-Z][A-Za-z]{0,30}Error$/;

/** An error as it may be logged: its code with the mail system's three digits, else its name, else 'unknown'. */
export function describeError(error: unknown): string {
  const { name, code, responseCode, cause } = Object(error) as Readonly<Record<string, unknown>>;
  if (CODE.test(String(code))) {
    return /^\d{3}$/.test(String(responseCode)) ? `${code}:${responseCode}` : `${code}`;
  }
  const below = cause ? describeError(cause) : 'unknown';
  if (below !== 'unknown') return below;
  return ERROR_NAME.test(String(name)) ? String(name) : 'unknown';
}

/** Why a request was not taken; in the response and in the log. */
type RefusalCode =
  'method' | 'origin' | 'key' | 'type' | 'size' | 'slow' | 'aborted' | 'encoding' | 'json' | 'fields';

/** Thrown when a request is not taken; `more` goes into the body. */
export class Refusal extends Error {
  readonly outcome: Outcome;

  constructor(status: number, code: RefusalCode, headers: Record<string, string> = {}, more = {}) {
    super(code);
    this.outcome = { status, outcome: 'refused', code, headers, body: { ok: false, error: code, ...more } };
  }
}
