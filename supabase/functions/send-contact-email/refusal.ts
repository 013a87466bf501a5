/** Why a request was not taken; stands in the response and in the log. */
export type RefusalCode =
  | 'method'
  | 'origin'
  | 'key'
  | 'type'
  | 'size'
  | 'slow'
  | 'aborted'
  | 'encoding'
  | 'json'
  | 'fields'
  | 'rate';

/** What goes with a refusal: headers of its own, and the keys of wrong fields. */
interface Details {
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: readonly string[];
}

/** Thrown when a request is not taken: the status and code of the response. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: Details;

  constructor(status: number, code: RefusalCode, details: Details = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
