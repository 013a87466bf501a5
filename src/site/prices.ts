/** A price in whole euros, excluding btw; a starting price has no `max`. */
export interface Price {
  min: number;
  max?: number;
}

const range = /^€ ([\d.]+) tot € ([\d.]+) excl\. btw$/;
const start = /(?:vanaf|begint bij) € ([\d.]+) excl\. btw/i;

/**
 * Finds `€ 2.500 tot € 7.500 excl. btw` or `vanaf € 25.000 excl. btw` in a text. A range must be the whole text: in a
 * sentence it may be the price of something else.
 */
export function readPrice(text: string): Price | undefined {
  // Line breaks and no-break spaces become spaces.
  const words = text.replace(/\s+/g, ' ');
  const [, ...amounts] = range.exec(words) ?? start.exec(words) ?? [];
  const [min, max] = amounts.map((amount) => Number(amount.replaceAll('.', '')));
  if (!min) return undefined;
  return max ? { min, max } : { min };
}
