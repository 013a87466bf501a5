import { deliver } from '../delivery/deliver.ts';
import type { AlarmOptions, Alarm } from './alarm.ts';
import type { Queue } from './queue.ts';

/** What a drain is made from. */
export interface DrainOptions extends Pick<AlarmOptions, 'deliveries' | 'settings' | 'log'> {
  readonly queue: Queue;
  readonly alarm: Alarm;
}

/**
 * Makes the step that mails what waits, one by one: leads first, the oldest first, then some of the marked ones. A mail
 * leaves the queue only after it was mailed: a drain that is killed loses nothing.
 */
export function createDrain({ queue, deliveries, settings, alarm, log }: DrainOptions) {
  const { drainMs, refusedPauseMs, markedPerDrain } = settings.queue;
  const ways = deliveries.filter(({ via }) => via !== 'queue');
  // The next drain is the second attempt.
  const limits = { ...settings.delivery, attemptsPerWay: 1 };

  return async () => {
    const endsAt = performance.now() + drainMs;
    const drained = { mailed: 0, failed: 0, expired: await queue.clean() };
    let markedLeft = markedPerDrain;
    for (let now = performance.now(); now < endsAt; now = performance.now()) {
      // Half of the time without a success: something may hold up the oldest ones alone.
      const fewestTries = drained.mailed === 0 && now > endsAt - drainMs / 2;
      const waiting = await queue.take({ withMarked: markedLeft > 0, fewestTries });
      if (!waiting) break;
      const { id, email } = waiting;
      if ((email.rank ?? 0) > 0) markedLeft -= 1;
      const { via, attempts, code, isRefused } = await deliver(email, ways, limits);
      log({ event: 'waiting mail', rid: email.reference, via, attempts, code });
      drained[via ? 'mailed' : 'failed'] += 1;
      // After a fault that may pass the next drain starts with the oldest again.
      if (via) await queue.remove(id);
      else await queue.pause(id, isRefused ? refusedPauseMs : Math.max(0, endsAt - performance.now()));
    }
    for (const state of await queue.inspect()) await alarm.check(state);
    return drained;
  };
}
