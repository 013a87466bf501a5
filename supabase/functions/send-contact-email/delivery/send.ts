import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '../deadline.ts';
import type { Email } from '../email.ts';
import { describeError, type Via } from '../outcome.ts';
import type { ContactSettings } from '../settings.ts';

/** One way for a mail to leave. */
export interface Channel {
  readonly via: Via;
  /** Where mails go, for the start-up line of a server: a folder or a host. */
  readonly place: string;
  /** Resolves once the mail is taken, with a code when not by all; rejects with a `Error` or anything else. */
  readonly send: (email: Email, signal: AbortSignal) => Promise<string | undefined>;
}

/** What a channel knows of its failure. */
interface Error {
  /** Another attempt cannot help. */
  readonly permanent?: boolean;
  /** The channel may have taken the mail, and takes none twice. */
  readonly isOpen?: boolean;
}

/** What became of a mail: taken by a channel, or by none. */
export interface Sent {
  readonly via: Via | undefined;
  readonly attempts: number;
  /** The codes of all errors. */
  readonly code: string | undefined;
}

/** How long and how often is tried; `endsAt` is of `performance.now()`. */
interface Effort {
  readonly rounds: number;
  readonly endsAt: number;
  /** Leaves a mail to the channel that may have taken it. */
  readonly isPatient: boolean;
}

/** Tries one channel after another until one takes the mail or time is up; never rejects. */
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
        const { permanent, isOpen = true } = Object(error) as Error;
        if (isPatient && isOpen && channel.via === 'http') return finish();
        if (!permanent) again.push(channel);
      }
    }
    left = again;
  }
  return finish();
}
