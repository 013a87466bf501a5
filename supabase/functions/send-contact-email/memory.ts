import { withDeadline } from './deadline.ts';
import { describeFault, nameOf } from './delivery/fault.ts';
import type { Log } from './log.ts';
import type { Database } from './queue/database.ts';
import type { ContactSettings } from './settings.ts';

/** 'new' for who must do the work, 'busy' while another does it, 'taken' once it is done. */
export type Claim = 'new' | 'busy' | 'taken';

/** What the function remembers from one message to the next; never rejects. */
export interface Memory {
  /** Claims work by its key, for so long. */
  readonly claim: (key: string, ms: number) => Promise<Claim>;
  /** Remembers for so long that the work is done. */
  readonly keep: (key: string, ms: number) => Promise<void>;
  /** Gives up a claim: the work was not done. */
  readonly release: (key: string) => Promise<void>;
  /** Counts one more for a subject; returns how many that makes in a window of this length. */
  readonly count: (subject: string, windowMs: number) => Promise<number>;
}

/** Remembers in this process, for its own messages only. */
export function createLocalMemory(now: () => number): Memory {
  const claims = new Map<string, { isTaken: boolean; expiresAt: number }>();
  const counts = new Map<string, { amount: number; expiresAt: number }>();

  function forgetExpired(map: Map<string, { expiresAt: number }>): void {
    for (const [key, { expiresAt }] of map) if (expiresAt <= now()) map.delete(key);
  }

  const write = (key: string, isTaken: boolean, ms: number) =>
    void claims.set(key, { isTaken, expiresAt: now() + ms });

  return {
    claim: async (key, ms) => {
      forgetExpired(claims);
      const claim = claims.get(key);
      if (claim) return claim.isTaken ? 'taken' : 'busy';
      write(key, false, ms);
      return 'new';
    },
    keep: async (key, ms) => write(key, true, ms),
    release: async (key) => {
      if (!claims.get(key)?.isTaken) claims.delete(key);
    },
    count: async (subject, windowMs) => {
      forgetExpired(counts);
      const { amount = 0, expiresAt = now() + windowMs } = counts.get(subject) ?? {};
      counts.set(subject, { amount: amount + 1, expiresAt });
      return amount + 1;
    },
  };
}

/** Remembers in Postgres, for all isolates; while the database does not answer, each goes by a memory of its own. */
export function createSharedMemory(
  { query }: Database,
  own: Memory,
  settings: ContactSettings['memory'],
  log: Log,
): Memory {
  let restsUntil = -Infinity;

  async function ask<T>(sql: string, values: readonly unknown[], otherwise: T): Promise<T> {
    if (performance.now() < restsUntil) return otherwise;
    try {
      const [row] = await withDeadline(settings.askMs, () => query<{ answer: T }>(sql, values));
      if (row?.answer === undefined || row.answer === null)
        throw new RangeError('The database gave no answer');
      return row.answer;
    } catch (error) {
      // A visitor waits, so the next ones are not made to find out again.
      restsUntil = performance.now() + settings.restMs;
      log({ event: 'memory', name: nameOf(error), code: describeFault(error) });
      return otherwise;
    }
  }

  return {
    claim: async (key, ms) => {
      const answer = await own.claim(key, ms);
      if (answer === 'taken') return answer;
      return ask<Claim>('select contact.claim($1::text, $2::float8) as answer', [key, ms / 1000], answer);
    },
    keep: async (key, ms) => {
      await own.keep(key, ms);
      await ask('select count(*) as answer from contact.keep($1::text, $2::float8)', [key, ms / 1000], 0);
    },
    release: async (key) => {
      await own.release(key);
      await ask('select count(*) as answer from contact.release($1::text)', [key], 0);
    },
    count: async (subject, ms) => {
      const amount = await own.count(subject, ms);
      return ask('select contact.count($1::text, $2::float8) as answer', [subject, ms / 1000], amount);
    },
  };
}
