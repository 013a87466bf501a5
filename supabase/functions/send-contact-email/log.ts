import type { Way } from './delivery/delivery.ts';

/** What a request came to; never anything a visitor typed, nor an address. */
export interface RequestEntry {
  /** The message's reference once there is one, else a random id; also in the response's `X-Request-Id`. */
  readonly rid: string;
  /** As JSON would have it: a plain form gets 303 instead. */
  readonly status: number;
  readonly ms: number;
  readonly outcome: 'sent' | 'repeated' | 'undelivered' | 'refused' | 'preflight' | 'failed';
  readonly via?: Way | undefined;
  readonly attempts?: number | undefined;
  /** Why it was refused, or the last fault of delivery. */
  readonly code?: string | undefined;
}

/** What a task, an alarm or a caught error came to. */
export interface EventEntry {
  readonly event: 'drain' | 'canary' | 'alarm' | 'waiting mail' | 'memory';
  readonly [detail: string]: string | number | boolean | undefined;
}

/** Takes a line for the log. */
export type Log = (entry: RequestEntry | EventEntry) => void;

/** Logs one line of JSON. */
export function logLine(entry: RequestEntry | EventEntry): void {
  console.log(JSON.stringify(entry));
}
