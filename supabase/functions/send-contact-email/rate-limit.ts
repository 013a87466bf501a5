import type { ContactSettings } from './settings.ts';

/** How busy it is: 'many' are taken all the same, but set apart; 'refused' are not taken. */
export type Level = 'normal' | 'many' | 'refused';

/**
 * Counts messages per visitor and in all, in a window that slides: what the one before counted weighs less and less.
 * Beyond its own limit a visitor uses up nothing of the others'. Takes the same time whatever was counted.
 */
export function createRateLimit(limits: ContactSettings['rate'], now: () => number) {
  const { windowMs, perAddress, inAll, refuseFrom } = limits;
  let slot = Number.NaN;
  let current = new Map<string, number>();
  let before = new Map<string, number>();

  function turn(): void {
    const at = Math.floor(now() / windowMs);
    if (at === slot) return;
    before = at === slot + 1 ? current : new Map();
    current = new Map();
    slot = at;
  }

  function countOf(who: string): number {
    const left = 1 - (now() % windowMs) / windowMs;
    return (current.get(who) ?? 0) + Math.ceil((before.get(who) ?? 0) * left);
  }

  function add(visitor: string | undefined, level: Level, amount: number): void {
    turn();
    const counters = ['all', ...(level === 'normal' ? ['normal'] : []), ...(visitor ? [visitor] : [])];
    for (const who of counters) current.set(who, Math.max(0, (current.get(who) ?? 0) + amount));
  }

  return {
    /** Counts a message, unless it is refused. */
    count: (visitor: string | undefined): Level => {
      turn();
      const own = visitor === undefined ? 0 : countOf(visitor);
      if (own >= perAddress * refuseFrom || countOf('all') >= inAll * refuseFrom) return 'refused';
      const level = own >= perAddress || countOf('normal') >= inAll ? 'many' : 'normal';
      add(visitor, level, 1);
      return level;
    },
    /** Takes the count of a message back that was not sent after all. */
    giveBack: (visitor: string | undefined, level: Level): void => add(visitor, level, -1),
  };
}
