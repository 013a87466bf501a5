import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '../deadline.ts';
import type { Email } from '../email.ts';
import { describeFault, type Way } from '../outcome.ts';
import type { ContactSettings } from '../settings.ts';

/** One way for a mail to leave. */
export interface Delivery {
  readonly via: Way;
  /** Where mails go, for the start-up line of a server: a folder or a host. */
  readonly place: string;
  /** Resolves once the mail is taken, with a code when not for all; an error is `permanent` when a retry cannot help. */
  readonly send: (email: Email, signal: AbortSignal) => Promise<string | undefined>;
}

/** Tries every way, then again those whose fault may pass, until one takes the mail or time is up; never rejects. */
export async function deliver(
  email: Email,
  ways: readonly Delivery[],
  limits: ContactSettings['delivery'],
  startedAt = performance.now(),
) {
  const endsAt = startedAt + limits.totalMs;
  const reservedMs = ways.some(({ via }) => via === 'queue') ? limits.queueMs : 0;
  const codes = new Set<string>();
  let attempts = 0;
  let turns = ways;
  const finish = (via?: Way) => {
    // `isRefused`: every way refused this mail for good.
    return { via, attempts, code: [...codes].join(' ') || undefined, isRefused: turns.length === 0 };
  };
  for (let round = 1; round <= limits.attemptsPerWay && turns.length > 0; round += 1) {
    if (round > 1) await setTimeout(limits.retryPauseMs);
    const again: Delivery[] = [];
    for (const way of turns) {
      const msLeft = endsAt - (way.via === 'queue' ? 0 : reservedMs) - performance.now();
      if (msLeft < 1) {
        again.push(way);
        continue;
      }
      attempts += 1;
      try {
        const ms = Math.min(limits.attemptMs, msLeft);
        const fault = await withDeadline(ms, async (signal) => way.send(email, signal));
        if (fault) codes.add(fault);
        return finish(way.via);
      } catch (error) {
        codes.add(describeFault(error));
        if ((error as { permanent?: unknown } | undefined)?.permanent !== true) again.push(way);
      }
    }
    turns = again;
  }
  return finish();
}
