import type { Email } from '../email.ts';

/** The kinds of ways out. */
export type Way = 'outbox' | 'smtp' | 'http' | 'queue';

/** One way for a mail to leave. */
export interface Delivery {
  readonly via: Way;
  /** Where mails go, for the start-up line of a server: a folder or a host. */
  readonly place: string;
  /**
   * Resolves once the mail system has taken the mail, perhaps not for all receivers; rejects with an error whose
   * `permanent` is true when trying again cannot help. Stops when the signal is aborted, where it can.
   */
  readonly send: (
    email: Email,
    signal: AbortSignal,
  ) => Promise<{ readonly refusedReceivers: number } | undefined>;
}
