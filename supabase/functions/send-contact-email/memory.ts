import { createRateLimit } from './rate-limit.ts';
import type { Level } from './rate-limit.ts';
import type { ContactSettings } from './settings.ts';

/** Whether a message may be sent; who got one says afterwards whether it was taken. */
export interface Admission {
  readonly level: Level | 'repeated';
  readonly settle: (isTaken: boolean) => Promise<void>;
}

/** What the function remembers from one message to the next: counts, keys, and when it raised an alarm. */
export interface Memory {
  /** Asks for a message by its key and its visitor (a hash, where the address is known). */
  readonly admit: (key: string, visitor: string | undefined) => Promise<Admission>;
  /** Whether an alarm of this kind may go out: at most one in a while. */
  readonly mayAlarm: (kind: string) => Promise<boolean>;
}

/** Keeps it in this process, which sees its own messages only; the same message again is for the deduplicator. */
export function createLocalMemory(settings: ContactSettings, now: () => number): Memory {
  const limit = createRateLimit(settings.rate, now);
  const alarms = new Map<string, number>();
  return {
    admit: async (_key, visitor) => {
      const level = limit.count(visitor);
      const settle = async (isTaken: boolean) => {
        if (!isTaken) limit.giveBack(visitor, level);
      };
      return { level, settle };
    },
    mayAlarm: async (kind) => {
      const last = alarms.get(kind);
      if (last !== undefined && now() < last + settings.alarmEveryMs) return false;
      alarms.set(kind, now());
      return true;
    },
  };
}
