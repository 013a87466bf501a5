import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '../deadline.ts';
import type { Email } from '../email.ts';
import type { ContactSettings } from '../settings.ts';
import type { Delivery } from './delivery.ts';
import { describeFault, isPermanent } from './fault.ts';

/** How a delivery went: which way took the mail, or the code of the last fault. */
export interface DeliveryResult {
  readonly via: Delivery['via'] | undefined;
  readonly attempts: number;
  readonly code: string | undefined;
}

/**
 * Tries every way once, in order, and then once more those whose fault may pass, until one has taken the mail or the
 * time is up. Never rejects.
 */
export async function deliver(
  email: Email,
  ways: readonly Delivery[],
  limits: ContactSettings['delivery'],
): Promise<DeliveryResult> {
  const deadline = performance.now() + limits.totalMs;
  const outcome: { attempts: number; code: string | undefined } = { attempts: 0, code: undefined };
  let hopeful = ways;
  for (let round = 1; round <= limits.attemptsPerWay && hopeful.length > 0; round += 1) {
    if (round > 1) await setTimeout(limits.retryPauseMs);
    const failing: Delivery[] = [];
    for (const way of hopeful) {
      const msLeft = Math.floor(Math.min(limits.attemptMs, deadline - performance.now()));
      if (msLeft <= 0) return { ...outcome, via: undefined };
      outcome.attempts += 1;
      const fault = await attempt(way, email, msLeft);
      if (!fault) return { ...outcome, via: way.via };
      outcome.code = fault.code;
      if (!fault.isPermanent) failing.push(way);
    }
    hopeful = failing;
  }
  return { ...outcome, via: undefined };
}

async function attempt(way: Delivery, email: Email, ms: number) {
  try {
    // Async, so that a way that throws before it promises anything is caught like any other.
    await withDeadline(ms, async (signal) => way.send(email, signal));
    return undefined;
  } catch (error) {
    return { code: describeFault(error), isPermanent: isPermanent(error) };
  }
}
