/** The types of channels, and the outbox. */
export type Via = 'folder' | 'smtp' | 'http' | 'outbox';

/** Log entry of a request; contains no typed text and no address. */
export interface RequestEntry {
  /** The reference of the message, or else a random id; also in the `X-Request-Id` header. */
  readonly rid: string;
  /** The status of a JSON response; a plain form gets 303 instead. */
  readonly status: number;
  readonly ms: number;
  readonly outcome: 'stored' | 'sent' | 'repeated' | 'undelivered' | 'refused' | 'preflight' | 'failed';
  readonly via?: Via | undefined;
  readonly attempts?: number | undefined;
  /** The reason of a refusal, or the codes of delivery errors. */
  readonly code?: string | undefined;
}

/** The result of a request, for the response and the log. */
export interface Outcome extends Omit<RequestEntry, 'rid' | 'ms'> {
  readonly reference?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Log entry of background work or a caught error. */
export interface EventEntry {
  readonly event: 'store' | 'attempt' | 'mark-sent' | 'drain' | 'canary' | 'alarm';
  readonly [detail: string]: string | number | boolean | undefined;
}

/** Writes a log entry. */
export type Log = (entry: RequestEntry | EventEntry) => void;

/** Writes a log entry as a line of JSON. */
export const logLine: Log = (entry) => console.log(JSON.stringify(entry));

// Codes of nodemailer, sockets, files and Postgres; any other text could contain what a visitor typed.
const CODE = /^[0-9A-Z_]{4,24}$/;
const ERROR_NAME = /^[A-Z][A-Za-z]{0,30}Error$/;

/** Returns the loggable description of an error: its code and SMTP reply, else its name, else 'unknown'. */
export function describeError(error: unknown): string {
  const { name, code, responseCode, cause } = Object(error) as Readonly<Record<string, unknown>>;
  if (CODE.test(String(code))) {
    return /^\d{3}$/.test(String(responseCode)) ? `${code}:${responseCode}` : `${code}`;
  }
  const below = cause ? describeError(cause) : 'unknown';
  if (below !== 'unknown') return below;
  return ERROR_NAME.test(String(name)) ? String(name) : 'unknown';
}

/** The reason of a refusal, in the response and the log. */
type RefusalCode =
  'method' | 'origin' | 'key' | 'type' | 'size' | 'slow' | 'aborted' | 'encoding' | 'json' | 'fields';

/** Refuses a request; `more` is added to the body of the response. */
export class Refusal extends Error {
  readonly outcome: Outcome;

  constructor(status: number, code: RefusalCode, headers: Record<string, string> = {}, more = {}) {
    super(code);
    this.outcome = { status, outcome: 'refused', code, headers, body: { ok: false, error: code, ...more } };
  }
}
