import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '../deadline.ts';
import type { Email } from '../email.ts';
import type { ContactSettings } from '../settings.ts';
import type { Delivery, Taken, Way } from './delivery.ts';
import { describeFault, getRetryAfterMs, isPermanent } from './fault.ts';

/** How a delivery went: the way that took the mail, or the code of the last fault. */
export interface DeliveryResult {
  readonly via: Way | undefined;
  readonly attempts: number;
  readonly code: string | undefined;
  /** Every way refused this mail for good. */
  readonly isRefused?: boolean;
}

/**
 * Tries every way in order, then once more those whose fault may pass, until one has taken the mail or the time is up.
 * Never rejects.
 */
export async function deliver(
  email: Email,
  ways: readonly Delivery[],
  limits: ContactSettings['delivery'],
  startedAt = performance.now(),
): Promise<DeliveryResult> {
  const outcome: { attempts: number; code: string | undefined } = { attempts: 0, code: undefined };
  const hasQueue = ways.some(({ via }) => via === 'queue');
  let turns = ways.map((way) => ({ way, from: 0 }));
  for (let round = 1; round <= limits.attemptsPerWay && turns.length > 0; round += 1) {
    const again: typeof turns = [];
    for (const { way, from } of turns.sort((a, b) => a.from - b.from)) {
      const start = Math.max(from, performance.now());
      const reservedMs = hasQueue && way.via !== 'queue' ? limits.queueMs : 0;
      const msLeft = Math.floor(Math.min(limits.attemptMs, startedAt + limits.totalMs - reservedMs - start));
      if (msLeft <= 0) {
        again.push({ way, from });
        continue;
      }
      if (from > 0) await setTimeout(Math.max(0, start - performance.now()));
      outcome.attempts += 1;
      try {
        const taken = await withDeadline(msLeft, async (signal) => way.send(email, signal));
        return { ...outcome, ...noteRefused(taken), via: way.via };
      } catch (error) {
        outcome.code = describeFault(error);
        const pauseMs = Math.max(limits.retryPauseMs, getRetryAfterMs(error));
        if (!isPermanent(error)) again.push({ way, from: performance.now() + pauseMs });
      }
    }
    turns = again;
  }
  return { ...outcome, via: undefined, isRefused: turns.length === 0 };
}

// A mailbox that is refused is a fault for the log, though the mail is taken.
function noteRefused(taken: Taken | undefined) {
  return (taken?.refusedReceivers ?? 0) > 0 ? { code: 'ERECEIVER' } : {};
}
