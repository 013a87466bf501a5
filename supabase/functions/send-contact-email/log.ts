import type { Delivery } from './delivery/delivery.ts';

/** All that is ever logged of a request: nothing a visitor typed, and no address. */
export interface LogEntry {
  /** The message's reference once there is one, else a random id; also in the response's `X-Request-Id`. */
  readonly rid: string;
  /** What the request came to, also where a plain form was led on with 303. */
  readonly status: number;
  readonly ms: number;
  readonly outcome: 'sent' | 'repeated' | 'undelivered' | 'refused' | 'preflight' | 'failed';
  readonly via?: Delivery['via'] | undefined;
  readonly attempts?: number | undefined;
  /** Why it was refused, or the code of the last fault of delivery. */
  readonly code?: string | undefined;
}

/** What a call of the database's clock came to, for the log. */
export interface TaskEntry {
  readonly task: string;
  readonly ms: number;
  readonly [count: string]: number | string;
}

/** Logs a request in one line of JSON. */
export function logLine(entry: LogEntry | TaskEntry): void {
  console.log(JSON.stringify(entry));
}
