import { withDeadline } from './deadline.ts';
import { describeFault } from './log.ts';
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
  const known = new Map<string, { isTaken: boolean; amount: number; expiresAt: number }>();

  function recall(key: string) {
    for (const [each, { expiresAt }] of known) if (expiresAt <= now()) known.delete(each);
    return known.get(key);
  }

  return {
    claim: async (key, ms) => {
      const claim = recall(key);
      if (claim) return claim.isTaken ? 'taken' : 'busy';
      known.set(key, { isTaken: false, amount: 0, expiresAt: now() + ms });
      return 'new';
    },
    keep: async (key, ms) => void known.set(key, { isTaken: true, amount: 0, expiresAt: now() + ms }),
    release: async (key) => {
      if (!recall(key)?.isTaken) known.delete(key);
    },
    count: async (subject, ms) => {
      const { amount = 0, expiresAt = now() + ms } = recall(subject) ?? {};
      known.set(subject, { isTaken: false, amount: amount + 1, expiresAt });
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

  async function ask<T>(call: string, values: readonly unknown[], otherwise: T): Promise<T> {
    if (performance.now() < restsUntil) return otherwise;
    try {
      const sql = `select contact.${call} as answer`;
      const [row] = await withDeadline(settings.askMs, () => query<{ answer: T | null }>(sql, values));
      return row?.answer ?? otherwise;
    } catch (error) {
      // A visitor waits, so the next ones are not made to find out again.
      restsUntil = performance.now() + settings.restMs;
      log({ event: 'memory', code: describeFault(error) });
      return otherwise;
    }
  }

  return {
    claim: async (key, ms) => {
      const answer = await own.claim(key, ms);
      return answer === 'taken' ? answer : ask('claim($1::text, $2::float8)', [key, ms / 1000], answer);
    },
    keep: async (key, ms) => {
      await own.keep(key, ms);
      await ask('keep($1::text, $2::float8)', [key, ms / 1000], undefined);
    },
    release: async (key) => {
      await own.release(key);
      await ask('release($1::text)', [key], undefined);
    },
    count: async (subject, ms) => {
      const amount = await own.count(subject, ms);
      return ask('count($1::text, $2::float8)', [subject, ms / 1000], amount);
    },
  };
}
