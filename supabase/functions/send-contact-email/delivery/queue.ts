import type { Database } from '../database.ts';
import type { Email } from '../email.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { Delivery } from './delivery.ts';

/** The queue of what could not be mailed, and that of what came beyond the limits. */
export type QueueName = 'contact' | 'contact_held';

/** A mail as it waits: it leaves from and to what the settings say by then, unless it is for someone else. */
export type WaitingMail = Omit<Email, 'from' | 'to'> & Partial<Pick<Email, 'to'>>;

/** Puts mails in a queue of the database, from which a drain mails them later. */
export function createQueueDelivery(
  database: Database,
  { to: usualTo }: MailSettings,
  queue: QueueName = 'contact',
): Delivery {
  return {
    via: 'queue',
    place: queue,
    send: async (email) => {
      // eslint-disable-next-line @typescript-eslint/no-unused-vars
      const { from, to, ...rest } = email;
      const mail: WaitingMail = String(to) === String(usualTo) ? rest : { ...rest, to };
      await database`select contact.wait(${queue}, ${database.json({ ...mail })})`;
      return undefined;
    },
  };
}
