import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';
import { withDeadline } from './deadline.ts';
import type { Admission, Memory } from './memory.ts';
import type { ContactSettings } from './settings.ts';

type Answer = Admission['level'] | 'busy';

/** Keeps it in Postgres, for all isolates; while the database does not answer, each goes by a memory of its own. */
export function createSharedMemory(
  database: Database,
  own: Memory,
  settings: ContactSettings,
  now: () => number,
): Memory {
  const { askMs, restMs, pollMs, busyMs } = settings.memory;
  const { windowMs, perAddress, inAll, refuseFrom } = settings.rate;
  const windowS = windowMs / 1000;
  let restsUntil = -Infinity;

  async function ask<T>(question: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (now() < restsUntil) return otherwise();
    try {
      return await withDeadline(askMs, question);
    } catch {
      // A visitor waits, so the next ones are not made to find out again.
      restsUntil = now() + restMs;
      return otherwise();
    }
  }

  async function askToAdmit(key: string, visitor: string | undefined): Promise<Answer> {
    const [row] = await database<{ level: Answer }[]>`
      select contact.admit(${key}, ${visitor ?? null}, ${windowS}, ${perAddress}, ${inAll}, ${refuseFrom},
        ${settings.sameMessageMs / 1000}, ${busyMs / 1000}) as level`;
    return row?.level ?? 'refused';
  }

  async function settle(key: string, visitor: string | undefined, level: Answer, isTaken: boolean) {
    await database`select contact.settle(${key}, ${visitor ?? null}, ${level}, ${isTaken}, ${windowS})`;
  }

  async function admit(key: string, visitor: string | undefined): Promise<Admission> {
    const answer = await ask<Answer | Admission>(
      () => askToAdmit(key, visitor),
      () => own.admit(key, visitor),
    );
    if (typeof answer === 'object') return answer;
    if (answer !== 'busy') {
      const none = async () => undefined;
      return {
        level: answer,
        settle: async (isTaken) => ask(() => settle(key, visitor, answer, isTaken), none),
      };
    }
    // Another isolate sends it just now; should that one die, its claim ends by itself.
    await setTimeout(pollMs);
    return admit(key, visitor);
  }

  return {
    admit,
    mayAlarm: (kind) =>
      ask(
        async () => {
          const [row] = await database<{ may: boolean }[]>`
            select contact.may_alarm(${kind}, ${settings.alarmEveryMs / 1000}) as may`;
          return row?.may ?? false;
        },
        () => own.mayAlarm(kind),
      ),
  };
}
