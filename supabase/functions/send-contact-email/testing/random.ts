/** Creates a seeded random generator (Lehmer). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { next, below, pick };
}
