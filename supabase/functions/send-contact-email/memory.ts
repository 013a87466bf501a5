import { withDeadline } from './deadline.ts';
import { describeFault, type Log } from './outcome.ts';
import type { Query } from './queue/queue.ts';
import type { ContactSettings } from './settings.ts';

/** The count of work that is done; below it 1 is the first to ask, who does the work, and more is who comes later. */
export const DONE = 1_000_000_000;

/** What the function remembers from one message to the next; never rejects. */
export type Memory = ReturnType<typeof createMemory>;

/** Remembers in this process and, where there is a database, for all isolates. */
export function createMemory({ memory }: ContactSettings, now: () => number, log: Log, query?: Query) {
  const known = new Map<string, { amount: number; expiresAt: number }>();
  let restsUntil = -Infinity;

  /** While the database does not answer, an isolate goes by what it knows itself. */
  async function ask(call: string, values: readonly unknown[], own: number): Promise<number> {
    if (!query || performance.now() < restsUntil) return own;
    try {
      const sql = `select contact.${call} as amount`;
      const [row] = await withDeadline(memory.askMs, () => query<{ amount: number }>(sql, values));
      return row?.amount ?? own;
    } catch (error) {
      // A visitor waits, so the next ones are not made to find out again.
      restsUntil = performance.now() + memory.restMs;
      log({ event: 'memory', code: describeFault(error) });
      return own;
    }
  }

  return {
    /** Counts one more for a key; returns how many that makes within so long of the first. */
    count: async (key: string, ms: number): Promise<number> => {
      for (const [each, { expiresAt }] of known) if (expiresAt <= now()) known.delete(each);
      const { amount = 0, expiresAt = now() + ms } = known.get(key) ?? {};
      known.set(key, { amount: amount + 1, expiresAt });
      return amount >= DONE ? amount : ask('count($1::text, $2::float8)', [key, ms / 1000], amount + 1);
    },
    /** Sets the count of a key, for so long. */
    set: async (key: string, amount: number, ms: number): Promise<void> => {
      known.set(key, { amount, expiresAt: now() + ms });
      await ask('set_count($1::text, $2::integer, $3::float8)', [key, amount, ms / 1000], amount);
    },
  };
}
