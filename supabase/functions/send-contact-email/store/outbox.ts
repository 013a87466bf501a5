import { setTimeout } from 'node:timers/promises';
import type { Sent } from '../delivery/send.ts';
import type { Email } from '../email.ts';
import type { ContactSettings } from '../settings.ts';
import type { Database, Query } from './database.ts';

/** The row of a mail that is still to be sent. */
export interface Row {
  readonly key: string;
  readonly mail: Email;
  readonly suspect: boolean;
  /** Number of failed attempts. */
  readonly attempts: number;
}

/** Where a new message came from. */
export interface Arrival {
  readonly suspect: boolean;
  /** An HMAC of the visitor's network. */
  readonly network: string | null;
}

const SELECT_UNSENT = 'select key, mail, suspect, attempts from contact.messages where mail is not null';

/** Creates the outbox on a database with the tables of the migrations; its functions reject when the database fails. */
export function createOutbox({ query, begin }: Database, settings: ContactSettings['outbox']) {
  /** Marks a mail as sent, with retries, because an unmarked row would be sent again. */
  async function markSent(key: string): Promise<void> {
    for (const [index, ms] of settings.markSentPausesMs.entries()) {
      if (ms > 0) await setTimeout(ms);
      try {
        await query('select contact.mark_sent($1)', [key]);
        return;
      } catch (error) {
        if (index === settings.markSentPausesMs.length - 1) throw error;
      }
    }
  }

  /** Locks the row that `take` finds, sends it, and marks or postpones it; undefined when there is none. */
  async function takeOne(take: (ask: Query) => Promise<readonly Row[]>, send: (row: Row) => Promise<Sent>) {
    let taken: (Sent & Row) | undefined;
    try {
      return await begin(async (ask) => {
        const [row] = await take(ask);
        if (!row) return undefined;
        const sent = await send(row);
        taken = { ...row, ...sent };
        await ask(`select contact.${sent.via ? 'mark_sent' : 'postpone'}($1)`, [row.key]);
        return taken;
      });
    } catch (error) {
      // The mail was sent, but the transaction failed.
      if (taken?.via) await markSent(taken.key);
      throw error;
    }
  }

  return {
    markSent,
    /** Adds a mail unless its key exists; returns whether it is new and suspect. */
    add: async (key: string, mail: Email, { suspect, network }: Arrival) => {
      const values = [key, mail, suspect, network, settings.perNetwork];
      const sql = 'select suspect from contact.add($1, $2::jsonb, $3::boolean, $4, $5::integer)';
      const [added] = await query<Arrival>(sql, values);
      return { isNew: added !== undefined, suspect: added?.suspect ?? suspect };
    },
    /** Sends the row with this key, due or not; undefined when it is sent already or locked by another isolate. */
    takeKey: (key: string, send: (row: Row) => Promise<Sent>) =>
      takeOne((ask) => ask(`${SELECT_UNSENT} and key = $1 for update skip locked`, [key]), send),
    /** Sends the first row that is due: suspects last, fewest attempts first. */
    takeDue: (withSuspects: boolean, send: (row: Row) => Promise<Sent>) => {
      const sql = `${SELECT_UNSENT} and next_try_at <= clock_timestamp() and (not suspect or $1::boolean)
        order by suspect, attempts, created_at limit 1 for update skip locked`;
      return takeOne((ask) => ask(sql, [withSuspects]), send);
    },
    /**
     * Moves suspects that are due, up to a limit, into one digest, at most once an hour; `write` creates the mail.
     */
    gather: (write: (mails: readonly Email[]) => Email) =>
      begin(async (ask) => {
        const sql = `${SELECT_UNSENT} and suspect and next_try_at <= clock_timestamp() and not exists (
            select from contact.messages where key = $1 || to_char(now(), 'YYYY-MM-DD HH24')
          ) order by created_at limit $2::integer for update skip locked`;
        const rows = await ask<Row>(sql, ['digest ', settings.suspectsPerDigest]);
        if (rows.length === 0) return;
        const keys = rows.map(({ key }) => key);
        const among = 'in (select jsonb_array_elements_text($1::jsonb))';
        // The row takes the age of the oldest, so that none is kept too long.
        await ask(
          `insert into contact.messages (key, mail, created_at)
          select $2 || to_char(now(), 'YYYY-MM-DD HH24'), $3::jsonb, min(created_at)
          from contact.messages where key ${among}`,
          [keys, 'digest ', write(rows.map(({ mail }) => mail))],
        );
        await ask(`select contact.mark_sent(key) from contact.messages where key ${among}`, [keys]);
      }),
    /** Counts the suspects sent in the last 24 hours, one by one or in a digest. */
    countSuspects: async () => {
      const sql = `select count(*)::integer as amount from contact.messages where suspect and sent_at > now() - interval '1 day'`;
      return (await query<{ amount: number }>(sql))[0]?.amount ?? 0;
    },
    /** Returns the references of messages that have waited over ten minutes, a day for suspects; system mails do not count, or a day for suspects. */
    listLate: async () => {
      const sql = `select mail ->> 'reference' as reference from contact.messages
        where mail is not null and mail ->> 'to' is null and (key not like 'digest %' or attempts > 0)
          and created_at < now() - case when suspect then interval '1 day' else interval '10 minutes' end
        order by created_at`;
      return (await query<{ reference: string }>(sql)).map(({ reference }) => reference);
    },
    /** Deletes expired rows; returns how many of them were never sent. */
    clean: async () =>
      (await query<{ expired: number }>('select contact.clean() as expired'))[0]?.expired ?? 0,
  };
}
