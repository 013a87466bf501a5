import type { Delivery } from '../delivery/delivery.ts';
import { getSender } from '../email.ts';
import type { Email, MailSettings } from '../email.ts';
import type { ContactSettings } from '../settings.ts';
import type { Database } from './database.ts';

/** A mail that is out of the queue for a minute, and how to end that. */
export interface WaitingMail {
  readonly id: string;
  readonly email: Email;
}

/** What waits, for the owner. */
export interface QueueState {
  readonly leads: number;
  readonly marked: number;
  readonly bytes: number;
  /** How many wait longer than is normal. */
  readonly late: number;
  /** The oldest of those by reference, with the day on which each is deleted. */
  readonly names: string;
}

/** Where mails wait in the database, from which a drain takes them. */
export interface Queue {
  /** The queue as a way out. */
  readonly delivery: Delivery;
  /** Takes the first mail: leads before marked ones, oldest first, or those tried least. */
  readonly take: (options: { withMarked: boolean; fewestTries: boolean }) => Promise<WaitingMail | undefined>;
  readonly remove: (id: string) => Promise<void>;
  readonly pause: (id: string, ms: number) => Promise<void>;
  /** Deletes what is past its time; returns how many mails that were. */
  readonly clean: () => Promise<number>;
  readonly has: (key: string) => Promise<boolean>;
  readonly inspect: () => Promise<QueueState>;
}

/** Makes the queue of a deployment. */
export function createQueue(
  database: Database,
  mailSettings: MailSettings,
  settings: ContactSettings['queue'],
): Queue {
  const { query } = database;

  async function add({ from: _from, to, ...email }: Email): Promise<undefined> {
    const mail = {
      ...email,
      // A mailbox that is wrong may be mended while the mail waits.
      ...(String(to) !== String(mailSettings.to) && { to }),
      rank: email.rank ?? 0,
      expires_at: new Date(Date.now() + settings.keepMs),
    };
    await query('select contact.enqueue_once($1::jsonb, $2::bigint)', [mail, settings.maxMarkedBytes]);
  }

  return {
    delivery: { via: 'queue', place: 'contact', send: add },
    take: async ({ withMarked, fewestTries }) => {
      const [row] = await query<{ id: string; mail: Email }>(
        'select id::text, mail from contact.take_one($1::float8, $2::integer, $3::boolean)',
        [settings.hideMs / 1000, withMarked ? 9 : 0, fewestTries],
      );
      if (!row) return undefined;
      const addresses = { from: getSender(mailSettings), to: row.mail.to ?? mailSettings.to };
      return { id: row.id, email: { ...row.mail, ...addresses } };
    },
    remove: async (id) => void (await query(`select pgmq.delete('contact', $1::bigint)`, [id])),
    pause: async (id, ms) => {
      await query(`select pgmq.set_vt('contact', $1::bigint, $2::integer)`, [id, Math.ceil(ms / 1000)]);
    },
    clean: async () => {
      const [row] = await query<{ expired: number }>('select contact.clean() as expired');
      return row?.expired ?? 0;
    },
    has: async (key) => {
      const sql = `select 1 from pgmq.q_contact where message ->> 'key' = $1::text`;
      return (await query(sql, [key])).length > 0;
    },
    inspect: async () => {
      const [row] = await query<QueueState>(
        `select count(*) filter (where rank = 0)::integer as leads,
          count(*) filter (where rank > 0)::integer as marked,
          coalesce(sum(bytes), 0)::float8 as bytes,
          count(*) filter (where is_late)::integer as late,
          array_to_string((array_agg(name order by msg_id) filter (where is_late))[1:20], ', ') as names
        from (
          select msg_id, (message ->> 'rank')::integer as rank, pg_column_size(message) as bytes,
            enqueued_at < clock_timestamp() - make_interval(secs => $1::float8) as is_late,
            (message ->> 'reference') || ' (' || left(message ->> 'expires_at', 10) || ')' as name
          from pgmq.q_contact
        ) as waiting`,
        [settings.alarmAfterMs / 1000],
      );
      if (!row) throw new Error('A count has a row');
      return row;
    },
  };
}
