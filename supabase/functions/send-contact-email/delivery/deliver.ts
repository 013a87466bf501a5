import { setTimeout } from 'node:timers/promises';
import { withDeadline } from '../deadline.ts';
import type { Email } from '../email.ts';
import { describeFault } from '../log.ts';
import type { ContactSettings } from '../settings.ts';
import type { Delivery, Way } from './delivery.ts';

/** How a delivery went: the way that took the mail, and the codes of all faults. */
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
  const codes = new Set<string>();
  let attempts = 0;
  const finish = (via?: Way) => ({ via, attempts, code: [...codes].join(' ') || undefined });
  const hasQueue = ways.some(({ via }) => via === 'queue');
  let turns = ways;
  for (let round = 1; round <= limits.attemptsPerWay && turns.length > 0; round += 1) {
    if (round > 1) await setTimeout(limits.retryPauseMs);
    const again: Delivery[] = [];
    for (const way of turns) {
      const reservedMs = hasQueue && way.via !== 'queue' ? limits.queueMs : 0;
      const msLeft = startedAt + limits.totalMs - reservedMs - performance.now();
      if (msLeft < 1) {
        again.push(way);
        continue;
      }
      attempts += 1;
      try {
        const ms = Math.min(limits.attemptMs, msLeft);
        const taken = await withDeadline(ms, async (signal) => way.send(email, signal));
        // A mailbox that is refused is a fault for the log, though the mail is taken.
        if ((taken?.refusedReceivers ?? 0) > 0) codes.add('ERECEIVER');
        return finish(way.via);
      } catch (error) {
        codes.add(describeFault(error));
        if ((error as { permanent?: unknown } | undefined)?.permanent !== true) again.push(way);
      }
    }
    turns = again;
  }
  return { ...finish(), isRefused: turns.length === 0 };
}
