import type { RequestEntry } from './log.ts';

/** Why a request was not taken; in the response and in the log. */
type RefusalCode =
  'method' | 'origin' | 'key' | 'type' | 'size' | 'slow' | 'aborted' | 'encoding' | 'json' | 'fields';

/** What a request comes to, for the visitor and for the log; a `body` is sent as JSON. */
export interface Outcome extends Omit<RequestEntry, 'rid' | 'ms'> {
  readonly reference?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Thrown when a request is not taken; `fields` are the keys of wrong fields. */
export class Refusal extends Error {
  readonly outcome: Outcome;

  constructor(
    status: number,
    code: RefusalCode,
    { headers, fields }: { headers?: Record<string, string>; fields?: readonly string[] } = {},
  ) {
    super(code);
    const body = { ok: false, error: code, ...(fields && { fields }) };
    this.outcome = { status, outcome: 'refused', code, body, ...(headers && { headers }) };
  }
}
