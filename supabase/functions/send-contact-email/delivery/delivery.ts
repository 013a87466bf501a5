import type { Email } from '../email.ts';

/** What a mail system said beside yes. */
export interface Delivered {
  /** How many of the receivers it would not take the mail for. */
  readonly refused: number;
}

/** One way for a mail to leave. */
export interface Delivery {
  readonly via: 'outbox' | 'smtp' | 'http' | 'queue';
  /** Where mails go, for the start-up line of a server: a folder, or a host. */
  readonly place: string;
  /**
   * Resolves once the mail system has taken the mail. Rejects otherwise, with an error whose `permanent` is true when
   * trying again cannot help; stops when the signal is aborted, as far as the mail system allows.
   */
  readonly send: (email: Email, signal: AbortSignal) => Promise<Delivered | undefined>;
}
