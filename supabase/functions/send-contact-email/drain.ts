import { createHmac } from 'node:crypto';
import type { Alarm } from './alarm.ts';
import type { Database, Transaction } from './database.ts';
import { deliver } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import { toWaiting } from './delivery/queue.ts';
import type { QueueName, WaitingMail } from './delivery/queue.ts';
import { getSender, writeOwnMail } from './email.ts';
import type { MailSettings } from './mail-settings.ts';
import type { ContactSettings } from './settings.ts';

/** What a drain is made from. */
export interface DrainOptions {
  readonly database: Database;
  readonly deliveries: readonly Delivery[];
  readonly mailSettings: MailSettings;
  readonly secret: string;
  readonly settings: ContactSettings;
  readonly alarm?: Alarm | undefined;
}

/** What one call of a drain did: mails that left, tries that failed, and messages it gave up. */
export interface Drained {
  readonly mailed: number;
  readonly failed: number;
  readonly dead: number;
}

interface Waiting {
  readonly msg_id: string;
  readonly read_ct: number;
  readonly message: WaitingMail;
}

/**
 * Makes the step that mails what waits, one message after the other, until nothing is left, the time is up, or mail
 * turns out to be down. A message is hidden from other drains while it is mailed and goes only after it was mailed: a
 * drain that is killed loses nothing, and what it mailed is recognised by its key when it is mailed again.
 */
export function createDrain({ database, deliveries, mailSettings, secret, settings, alarm }: DrainOptions) {
  const { totalMs, hideS, mostReads, mostFailures, digestOf, digestAfterS, oldAfterS } = settings.drain;
  const mailWays = deliveries.filter(({ via }) => via !== 'queue');

  const takeOne = () => read(database, 'contact', hideS, 1);

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

  // In one transaction, so that whatever happens each message is in one of the two queues.
  async function gather(): Promise<void> {
    const [held] = await database<{ many: boolean }[]>`
      select count(*) >= ${digestOf}::integer
        or min(enqueued_at) <= clock_timestamp() - make_interval(secs => ${digestAfterS}::integer) as many
      from pgmq.q_contact_held`;
    if (!held?.many) return;
    await database.begin(async (transaction) => {
      const messages = await read(transaction, 'contact_held', hideS, digestOf);
      if (messages.length === 0) return;
      const digest = writeDigest(messages, mailSettings, secret);
      await transaction`select pgmq.send('contact', ${transaction.json({ ...digest })})`;
      for (const { msg_id } of messages) {
        await transaction`select pgmq.delete('contact_held', ${msg_id}::bigint)`;
      }
    });
  }

  async function tellWhenOld(): Promise<void> {
    const [queue] = await database<{ is_old: boolean }[]>`
      select coalesce(min(enqueued_at) <= clock_timestamp() - make_interval(secs => ${oldAfterS}::integer), false)
        as is_old from pgmq.q_contact`;
    if (queue?.is_old) await alarm?.raise('old', deliveries);
  }

  return async (): Promise<Drained> => {
    const deadline = performance.now() + totalMs;
    const drained = { mailed: 0, failed: 0, dead: 0 };
    let failuresInARow = 0;
    await gather();
    while (performance.now() < deadline && failuresInARow < mostFailures) {
      const [waiting] = await takeOne();
      if (!waiting) break;
      const outcome = await mail(waiting);
      drained[outcome] += 1;
      failuresInARow = outcome === 'mailed' ? 0 : failuresInARow + 1;
    }
    await tellWhenOld();
    return drained;
  };
}

function read(database: Database | Transaction, queue: QueueName, hideS: number, most: number) {
  return database<Waiting[]>`
    select msg_id::text, read_ct, message
    from pgmq.read(${queue}, ${hideS}::integer, ${most}::integer)`;
}

function getPauseS(reads: number, { firstPauseS, longestPauseS }: ContactSettings['drain']): number {
  return Math.min(firstPauseS * 2 ** (reads - 1), longestPauseS);
}

// A single one stays as it is, so that it can be answered.
function writeDigest(messages: readonly Waiting[], mailSettings: MailSettings, secret: string): WaitingMail {
  const mails = messages.map(({ message }) => message);
  const [first] = mails;
  if (first && mails.length === 1) return first;
  const key = createHmac('sha256', secret)
    .update(JSON.stringify(mails.map(({ key }) => key)))
    .digest('hex');
  const subject = `[veel berichten] ${mails.length} berichten via het contactformulier`;
  const lines = [
    'Er kwamen zoveel berichten tegelijk dat ze hier bij elkaar staan. Beantwoord ze met een nieuwe mail.',
    ...mails.flatMap((mail) => ['', '='.repeat(60), mail.subject, '', mail.text]),
  ];
  return toWaiting(writeOwnMail(subject, lines, { key, mailSettings, to: mailSettings.to }), mailSettings);
}
