import { formatPrices } from './costs.ts';
import { formatBytes, formatDecimal, webMedianBytes } from './measured-figures.ts';
import type { Measurements } from './measurements.ts';

/** What bars can show. */
export const barNames = ['laadtijd', 'gewicht', 'hostingkosten'] as const;

/** A bar, its length in percent of the longest one. */
export interface Bar {
  label: string;
  value: string;
  percent: number;
  /** The length up to the lowest amount of a range. */
  from?: number;
  /** What the others are compared with. */
  isReference?: true;
}

/** The amounts of the table in content/expertise/cloud.mdx; a test compares them. */
const hosting = [
  { label: 'Startend', serverless: { min: 55, max: 200 }, classic: { min: 550, max: 800 } },
  { label: 'Groeiend', serverless: { min: 300, max: 1050 }, classic: { min: 1200, max: 3000 } },
  { label: 'Enterprise', serverless: { min: 1500, max: 10_500 }, classic: { min: 5000, max: 15_000 } },
];

/** Creates the bars of a name. */
export function createBars(name: (typeof barNames)[number], { emptyMs, pages }: Measurements): Bar[] {
  if (name === 'hostingkosten') return createHostingBars();
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

/** Creates two bars a tier, in percent of the highest amount of that tier. */
const createHostingBars = (): Bar[] =>
  hosting.flatMap(({ label, serverless, classic }) =>
    [
      { label: `${label}, klassiek`, ...classic, isReference: true as const },
      { label: `${label}, serverless`, ...serverless },
    ].map(({ min, max, ...bar }) => ({
      ...bar,
      value: formatPrices({ min, max }),
      percent: toPercent(max, classic.max),
      from: toPercent(min, classic.max),
    })),
  );

const toPercent = (amount: number, longest: number) => Math.round((amount / longest) * 1000) / 10;
