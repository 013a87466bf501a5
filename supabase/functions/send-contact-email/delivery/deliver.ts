import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '../deadline.ts';
import type { Email } from '../email.ts';
import type { ContactSettings } from '../settings.ts';
import type { Delivery, Taken } from './delivery.ts';
import { describeFault, getRetryAfterMs, isPermanent } from './fault.ts';

/** How a delivery went: which way took the mail, or the code of the last fault. */
export interface DeliveryResult {
  readonly via: Delivery['via'] | undefined;
  readonly attempts: number;
  readonly code: string | undefined;
  /** How many receivers were refused by the mail system that took the mail for the others. */
  readonly refusedReceivers?: number;
}

/** A way that is to be tried, not before a moment. */
interface Turn {
  readonly way: Delivery;
  readonly from: number;
}

/**
 * Tries every way once, in order, and then once more those whose fault may pass, until one has taken the mail or the
 * time since the request came in is up. Never rejects.
 */
export async function deliver(
  email: Email,
  ways: readonly Delivery[],
  limits: ContactSettings['delivery'],
  startedAt = performance.now(),
): Promise<DeliveryResult> {
  const deadline = startedAt + limits.totalMs;
  const outcome: { attempts: number; code: string | undefined } = { attempts: 0, code: undefined };
  const hasQueue = ways.some(({ via }) => via === 'queue');
  let turns: Turn[] = ways.map((way) => ({ way, from: 0 }));
  for (let round = 1; round <= limits.attemptsPerWay && turns.length > 0; round += 1) {
    const again: Turn[] = [];
    for (const { way, from } of turns.sort((a, b) => a.from - b.from)) {
      const start = Math.max(from, performance.now());
      const reservedMs = hasQueue && way.via !== 'queue' ? limits.queueMs : 0;
      const msLeft = Math.floor(Math.min(limits.attemptMs, deadline - reservedMs - start));
      if (msLeft <= 0) continue;
      if (from > 0) await setTimeout(Math.max(0, start - performance.now()));
      outcome.attempts += 1;
      const { taken, fault } = await attempt(way, email, msLeft);
      if (!fault) return { ...outcome, ...noteRefused(taken), via: way.via };
      outcome.code = fault.code;
      if (fault.isPermanent) continue;
      again.push({ way, from: performance.now() + Math.max(limits.retryPauseMs, fault.retryAfterMs) });
    }
    turns = again;
  }
  return { ...outcome, via: undefined };
}

async function attempt(way: Delivery, email: Email, ms: number) {
  try {
    // Async, so that a way that throws before it promises anything is caught like any other.
    return { taken: await withDeadline(ms, async (signal) => way.send(email, signal)) };
  } catch (error) {
    const [code, retryAfterMs] = [describeFault(error), getRetryAfterMs(error)];
    return { fault: { code, isPermanent: isPermanent(error), retryAfterMs } };
  }
}

// A mailbox that is refused is a fault for the log, though the mail is taken.
function noteRefused(taken: Taken | undefined) {
  const refusedReceivers = taken?.refusedReceivers ?? 0;
  return refusedReceivers > 0 ? { refusedReceivers, code: 'ERECEIVER' } : {};
}
