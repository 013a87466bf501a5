/** A price in whole euros without btw; no `max` when it only says where it starts. */
export interface Price {
  min: number;
  max?: number;
}

const range = /^€ ([\d.]+) tot € ([\d.]+) excl\. btw$/;
const start = /(?:vanaf|begint bij) € ([\d.]+) excl\. btw/i;

/**
 * The price in a text such as `€ 2.500 tot € 7.500 excl. btw` or `Een MVP kost vanaf € 25.000 excl. btw.`; none when
 * it names none. A range counts only as the whole text: in a sentence it may be the price of something else.
 */
export function readPrice(text: string): Price | undefined {
  // The space behind a euro sign does not break, and a text may run on over the next line.
  const words = text.replace(/\s+/g, ' ');
  const [, min, max] = range.exec(words) ?? start.exec(words) ?? [];
  if (!min) return undefined;
  return max ? { min: readEuros(min), max: readEuros(max) } : { min: readEuros(min) };
}

function readEuros(amount: string): number {
  return Number(amount.replaceAll('.', ''));
}
