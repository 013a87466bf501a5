import type { Alarm } from './alarm.ts';
import { deliver } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import { isOlder, readWaiting } from './delivery/queue.ts';
import type { Waiting } from './delivery/queue.ts';
import { createDigest } from './digest.ts';
import type { DigestOptions } from './digest.ts';
import { getSender } from './mail-settings.ts';
import type { ContactSettings } from './settings.ts';

/** What a drain is made from. */
export interface DrainOptions extends DigestOptions {
  readonly deliveries: readonly Delivery[];
  readonly alarm?: Alarm | undefined;
}

/** What one call of a drain did: mails that left, tries that failed, and messages it gave up. */
export interface Drained {
  readonly mailed: number;
  readonly failed: number;
  readonly dead: number;
}

/**
 * Makes the step that mails what waits, one message after the other, until nothing is left, the time is up, or mail
 * turns out to be down. A message is hidden from other drains while it is mailed and goes only after it was mailed: a
 * drain that is killed loses nothing, and what it mailed is recognised by its key when it is mailed again.
 */
export function createDrain(options: DrainOptions) {
  const { database, deliveries, mailSettings, settings, alarm } = options;
  const { totalMs, hideS, mostReads, mostFailures, oldAfterS } = settings.drain;
  const mailWays = deliveries.filter(({ via }) => via !== 'queue');
  const gather = createDigest(options);

  async function mail({ msg_id, read_ct, message }: Waiting): Promise<keyof Drained> {
    const email = { from: getSender(mailSettings), to: mailSettings.to, ...message };
    const result = await deliver(email, mailWays, settings.delivery);
    if (result.via !== undefined) {
      await database`select pgmq.delete('contact', ${msg_id}::bigint)`;
      alarm?.watch(result, mailWays);
      return 'mailed';
    }
    if (read_ct < mostReads) {
      const pauseS = getPauseS(read_ct, settings.drain);
      await database`select pgmq.set_vt('contact', ${msg_id}::bigint, ${pauseS}::integer)`;
      return 'failed';
    }
    await database`select pgmq.archive('contact', ${msg_id}::bigint)`;
    await alarm?.raise('dead', deliveries);
    return 'dead';
  }

  return async (): Promise<Drained> => {
    const deadline = performance.now() + totalMs;
    const drained = { mailed: 0, failed: 0, dead: 0 };
    let failuresInARow = 0;
    await gather();
    while (performance.now() < deadline && failuresInARow < mostFailures) {
      const [waiting] = await readWaiting(database, 'contact', hideS, 1);
      if (!waiting) break;
      const outcome = await mail(waiting);
      drained[outcome] += 1;
      failuresInARow = outcome === 'mailed' ? 0 : failuresInARow + 1;
    }
    if (await isOlder(database, 'contact', oldAfterS)) await alarm?.raise('old', deliveries);
    return drained;
  };
}

function getPauseS(reads: number, { firstPauseS, longestPauseS }: ContactSettings['drain']): number {
  return Math.min(firstPauseS * 2 ** (reads - 1), longestPauseS);
}
