import type { Email } from '../email.ts';

/** What a mail system took of a mail. */
export interface Taken {
  /** How many of the receivers it refused while it took the mail for the others. */
  readonly refusedReceivers: number;
}

/** One way for a mail to leave. */
export interface Delivery {
  readonly via: 'outbox' | 'smtp' | 'http' | 'queue';
  /** Where mails go, for the start-up line of a server: a folder, or a host. */
  readonly place: string;
  /**
   * Resolves once the mail system has taken the mail. Rejects otherwise, with an error whose `permanent` is true when
   * trying again cannot help, or whose `retryAfterMs` says when it may; stops when the signal is aborted, as far as the
   * mail system allows.
   */
  readonly send: (email: Email, signal: AbortSignal) => Promise<Taken | undefined>;
}
