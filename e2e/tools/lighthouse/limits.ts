/** What Lighthouse says of one page: scores out of 100, times in ms, the layout's shift, and kB on load. */
export interface Reading {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  kB: number;
}

/** The most a page may have; paints are measured in times those of an empty page. */
export const limits = { firstPaint: 1.1, largestPaint: 1.2, blocked: 0, shift: 0.001 } as const;

const scores = ['performance', 'accessibility', 'bestPractices', 'seo'] as const;

/** Paints of a page in times those of the empty page. */
export function compare(page: Reading, empty: Reading): { firstPaint: number; largestPaint: number } {
  return {
    firstPaint: page.firstPaint / empty.firstPaint,
    largestPaint: page.largestPaint / empty.largestPaint,
  };
}

/** The names of what is past its limit; none when all is well. */
export function findFaults(page: Reading, empty: Reading): (keyof Reading)[] {
  const measured = { ...page, ...compare(page, empty) };
  const tooMuch = (['firstPaint', 'largestPaint', 'blocked', 'shift'] as const).filter(
    (name) => measured[name] > limits[name],
  );
  return [...scores.filter((name) => page[name] < 100), ...tooMuch];
}

/** For each number the middle one of an odd number of readings. */
export function takeMedian(readings: readonly [Reading, ...Reading[]]): Reading {
  const median = { ...readings[0] };
  for (const name of Object.keys(median) as (keyof Reading)[]) {
    const sorted = readings.map((reading) => reading[name]).sort((a, b) => a - b);
    median[name] = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  }
  return median;
}
