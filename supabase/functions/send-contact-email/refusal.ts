import type { FieldName } from './message.ts';

/** Why a request was not taken, in one word; the word stands in the answer and in the log. */
export type Problem =
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

/** What goes with a refusal: headers of its own, and the names of wrong fields. */
interface Details {
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: readonly FieldName[];
}

/** Thrown when a request is not taken: the status and word of the answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;
  readonly details: Details;

  constructor(status: number, problem: Problem, details: Details = {}) {
    super(problem);
    this.status = status;
    this.problem = problem;
    this.details = details;
  }
}
