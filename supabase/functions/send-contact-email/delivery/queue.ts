import type { Database, Transaction } from '../database.ts';
import type { Email } from '../email.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { Delivery } from './delivery.ts';

/** The queue of what could not be mailed, and that of what came beyond the limits. */
export type QueueName = 'contact' | 'contact_held';

/** A mail as it waits: it leaves from and to what the settings say by then, unless it is for someone else. */
export type WaitingMail = Omit<Email, 'from' | 'to'> & Partial<Pick<Email, 'to'>>;

/** A message of a queue, and how often it was read. */
export interface Waiting {
  readonly msg_id: string;
  readonly read_ct: number;
  readonly message: WaitingMail;
}

/** Puts mails in a queue of the database, from which a drain mails them later. */
export function createQueueDelivery(
  database: Database,
  mailSettings: MailSettings,
  queue: QueueName = 'contact',
): Delivery {
  return {
    via: 'queue',
    place: queue,
    send: async (email) => {
      const mail = toWaiting(email, mailSettings);
      await database`select contact.wait(${queue}, ${database.json({ ...mail })})`;
    },
  };
}

/** Keeps of a mail what must be kept: a mailbox that was wrong may be mended while the mail waits. */
export function toWaiting(email: Email, mailSettings: MailSettings): WaitingMail {
  const { key, reference, replyTo, messageId, subject, text, to } = email;
  return {
    ...{ key, reference, messageId, subject, text },
    ...(replyTo !== undefined && { replyTo }),
    ...(String(to) !== String(mailSettings.to) && { to }),
  };
}

/** Takes messages that are nobody else's for a while. */
export function readWaiting(
  database: Database | Transaction,
  queue: QueueName,
  hideS: number,
  most: number,
): PromiseLike<Waiting[]> {
  return database<Waiting[]>`
    select msg_id::text, read_ct, message from pgmq.read(${queue}, ${hideS}::integer, ${most}::integer)`;
}

/** Whether the oldest message of a queue waits for longer than that. */
export async function isOlder(database: Database, queue: QueueName, seconds: number): Promise<boolean> {
  const [row] = await database<{ is_older: boolean }[]>`
    select coalesce(min(enqueued_at) <= clock_timestamp() - make_interval(secs => ${seconds}::integer), false)
      as is_older from ${database(`pgmq.q_${queue}`)}`;
  return row?.is_older ?? false;
}
