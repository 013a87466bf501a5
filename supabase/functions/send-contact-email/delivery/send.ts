import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '../deadline.ts';
import type { Email } from '../email.ts';
import { describeError, type Via } from '../outcome.ts';
import type { ContactSettings } from '../settings.ts';

/** A way to send mail. */
export interface Channel {
  readonly via: Via;
  /** The folder or host that mails go to, for the start-up message of a server. */
  readonly place: string;
  /** Resolves once the mail is accepted, with a code if a recipient was refused; rejects with any error, preferably a `ChannelError`. */
  readonly send: (email: Email, signal: AbortSignal) => Promise<string | undefined>;
}

/** An error of a channel that knows the state of the mail. */
interface ChannelError {
  /** Whether a retry is useless. */
  readonly permanent?: boolean;
  /**
   * Whether the channel may have accepted the mail. Only an HTTP API, which has an idempotency key, drops a
   * repetition.
   */
  readonly isUncertain?: boolean;
}

/** The result of sending a mail; `via` is undefined when every channel failed. */
export interface Sent {
  readonly via: Via | undefined;
  readonly attempts: number;
  /** The codes of all errors. */
  readonly code: string | undefined;
}

/** Limits on retries; `endsAt` is on the clock of `performance.now()`. */
interface Effort {
  readonly rounds: number;
  readonly endsAt: number;
  /** Whether to stop at a channel that may have accepted the mail, instead of trying the next. */
  readonly isPatient: boolean;
}

/** Tries the channels in order until one accepts the mail or time is up; never rejects. */
export async function send(
  email: Email,
  channels: readonly Channel[],
  { attemptMs, retryPauseMs }: ContactSettings['delivery'],
  { rounds, endsAt, isPatient }: Effort,
): Promise<Sent> {
  const codes = new Set<string>();
  let attempts = 0;
  let left = channels;
  const finish = (via?: Via) => ({ via, attempts, code: [...codes].join(' ') || undefined });
  for (let round = 1; round <= rounds && left.length > 0; round += 1) {
    if (round > 1) await setTimeout(retryPauseMs);
    const again: Channel[] = [];
    for (const channel of left) {
      const ms = Math.floor(Math.min(attemptMs, endsAt - performance.now()));
      if (ms < 1) return finish();
      attempts += 1;
      try {
        const code = await withDeadline(ms, (signal) => channel.send(email, signal));
        if (code) codes.add(code);
        return finish(channel.via);
      } catch (error) {
        codes.add(describeError(error));
        const { permanent, isUncertain = true } = Object(error) as ChannelError;
        if (isPatient && isUncertain && channel.via === 'http') return finish();
        if (!permanent) again.push(channel);
      }
    }
    left = again;
  }
  return finish();
}
