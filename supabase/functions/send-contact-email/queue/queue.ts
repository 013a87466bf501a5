import postgres from 'postgres';
import { getSender, type Email, type MailSettings } from '../email.ts';
import type { ContactSettings } from '../settings.ts';

/** Asks the project's own Postgres one question, with `$1` for values; rejects when it fails. */
export type Query = <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Opens the database on first use: one connection, given back when idle, as an isolate should. */
export function openDatabase(url: string): Query {
  const sql = postgres(url, {
    max: 1,
    // A pooler hands every transaction another connection, which knows no prepared statement of ours.
    prepare: false,
    ssl: 'prefer',
    connect_timeout: 3,
    idle_timeout: 10,
    // By default a connection that failed is tried ever later, while a visitor waits.
    backoff: () => 0,
    fetch_types: false,
    onnotice: () => undefined,
  });
  return async <Row>(text: string, values: readonly unknown[] = []) =>
    (await sql.unsafe(text, values as string[])) as unknown as readonly Row[];
}

/** What waits: how many and how many bytes, how many too long, and the oldest of those with the day they are deleted. */
export type QueueState = Readonly<Record<'leads' | 'marked' | 'bytes' | 'late', number> & { names: string }>;

/** Makes the queue in which mails wait for a drain; its functions reject when the database fails. */
export function createQueue(query: Query, mailSettings: MailSettings, settings: ContactSettings['queue']) {
  return {
    /** Puts a mail in the queue unless it is there. */
    add: async (email: Email): Promise<undefined> => {
      // A mailbox that is wrong may be mended while the mail waits.
      const to = String(email.to) === String(mailSettings.to) ? undefined : email.to;
      const mail = { ...email, from: undefined, to, expires_at: new Date(Date.now() + settings.keepMs) };
      await query('select contact.enqueue_once($1::jsonb, $2::bigint)', [mail, settings.maxMarkedBytes]);
    },
    /** Takes the first mail: leads before marked ones, then the oldest or those tried least. */
    take: async (withMarked: boolean, fewestTries: boolean) => {
      const [row] = await query<{ id: string; mail: Email }>(
        'select id::text, mail from contact.take_one($1::float8, $2::boolean, $3::boolean)',
        [settings.hideMs / 1000, withMarked, fewestTries],
      );
      if (!row) return undefined;
      const to = row.mail.to ?? mailSettings.to;
      return { id: row.id, email: { ...row.mail, to, from: getSender(mailSettings) } };
    },
    remove: (id: string) => query(`select pgmq.delete('contact', $1::bigint)`, [id]),
    pause: (id: string, ms: number) =>
      query(`select pgmq.set_vt('contact', $1::bigint, $2::integer)`, [id, Math.ceil(ms / 1000)]),
    /** Deletes what is past its time; returns how many mails that were. */
    clean: async () => {
      const [row] = await query<{ expired: number }>('select contact.clean() as expired');
      return row?.expired ?? 0;
    },
    has: async (key: string) => {
      const sql = `select 1 from pgmq.q_contact where message ->> 'key' = $1::text`;
      return (await query(sql, [key])).length > 0;
    },
    inspect: () =>
      query<QueueState>('select * from contact.inspect($1::float8)', [settings.alarmAfterMs / 1000]),
  };
}
