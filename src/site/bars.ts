import { formatBytes, formatDecimal, webMedianBytes } from './measured-figures.ts';
import type { Measurements } from './measurements.ts';

/** What bars can show. */
export const barNames = ['laadtijd', 'gewicht'] as const;

/** A bar, its length in percent of the longest one. */
export interface Bar {
  label: string;
  value: string;
  percent: number;
  /** What the others are compared with. */
  isReference?: true;
}

/** Creates the bars of a name. */
export function createBars(name: (typeof barNames)[number], { emptyMs, pages }: Measurements): Bar[] {
  const isTime = name === 'laadtijd';
  const reference = isTime
    ? { label: 'Lege pagina', amount: emptyMs }
    : { label: 'Doorsnee van het web', amount: webMedianBytes };
  const amounts = pages
    .flatMap(({ template, paintMs, bytes }) => {
      const amount = isTime ? paintMs : bytes;
      return amount === null ? [] : [{ template, amount }];
    })
    .toSorted((one, other) => one.amount - other.amount);
  const shown = isTime
    ? { Snelste: amounts[0], Middelste: amounts[Math.floor(amounts.length / 2)], Traagste: amounts.at(-1) }
    : { Lichtste: amounts[0], Zwaarste: amounts.at(-1) };
  const bars = Object.entries(shown).flatMap(([word, bar]) =>
    bar ? [{ label: `${word} soort: ${bar.template}`, amount: bar.amount }] : [],
  );
  const longest = Math.max(reference.amount, amounts.at(-1)?.amount ?? 0);
  return [reference, ...bars].map(({ label, amount }) => ({
    label,
    value: isTime ? `${formatDecimal(amount / 1000, 2)} s` : formatBytes(amount),
    percent: toPercent(amount, longest),
    ...(label === reference.label && { isReference: true as const }),
  }));
}

const toPercent = (amount: number, longest: number) => Math.round((amount / longest) * 1000) / 10;
