import { formatDate } from './dates.ts';
import {
  findSlowest,
  measurements,
  readLowestMark,
  readMostBytes,
  type Measurements,
} from './measurements.ts';

/** The median home page on a phone, photos included: https://almanac.httparchive.org/en/2025/page-weight. */
const webMedianBytes = 2_559_000;

const formatDecimal = (number: number, digits: number) =>
  number.toLocaleString('nl', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const formatBytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('nl')} kB`;
/** Formats a count: `geen fouten`, `1 fout`, `2.000 fouten`. */
const formatCount = (count: number, one: string, many: string) =>
  count === 0 ? `geen ${many}` : `${count.toLocaleString('nl')} ${count === 1 ? one : many}`;

/** Lists the measured figures as a Dutch sentence needs them, by the name that texts use. */
export function listMeasuredFigures(measured: Measurements = measurements) {
  const { date, lighthouse, emptyMs, visits } = measured;
  const slowest = findSlowest(measured);
  return {
    meetdag: formatDate(new Date(date)),
    meetprogramma: `Lighthouse ${lighthouse}`,
    laadtijd: `${formatDecimal(slowest.paintMs / 1000, 1)} seconde`,
    legelaadtijd: `${formatDecimal(emptyMs / 1000, 1)} seconde`,
    traagste: slowest.template,
    snelheidscijfer: String(readLowestMark(measured, 'performance')),
    gewicht: formatBytes(readMostBytes(measured)),
    webgewicht: formatBytes(webMedianBytes),
    nagekeken: formatCount(visits.pages, 'pagina', 'pagina’s'),
    drempels: formatCount(visits.violations, 'fout', 'fouten'),
    cookies: formatCount(visits.cookies, 'cookie', 'cookies'),
    sporen: formatCount(visits.stored, 'ander gegeven', 'andere gegevens'),
  } satisfies Record<string, string>;
}

export const measuredNames = Object.keys(listMeasuredFigures());

/** The measures that bars can show. */
export const barNames = ['laadtijd', 'gewicht'] as const;

/** A bar, its length in percent of the longest one. */
export interface Bar {
  label: string;
  value: string;
  percent: number;
}

/** Creates a bar for each measured template, best first, after a reference to compare with. */
export function createBars(name: (typeof barNames)[number], { emptyMs, pages }: Measurements): Bar[] {
  const isTime = name === 'laadtijd';
  const reference = isTime
    ? { label: 'Lege pagina', amount: emptyMs }
    : { label: 'Doorsnee van het web', amount: webMedianBytes };
  const bars = pages
    .flatMap(({ template, paintMs, bytes }) => {
      const amount = isTime ? paintMs : bytes;
      return amount === null
        ? []
        : [{ label: `${template.charAt(0).toUpperCase()}${template.slice(1)}`, amount }];
    })
    .toSorted((one, other) => one.amount - other.amount);
  const longest = Math.max(reference.amount, bars.at(-1)?.amount ?? 0);
  return [reference, ...bars].map(({ label, amount }) => ({
    label,
    value: isTime ? `${formatDecimal(amount / 1000, 2)} s` : formatBytes(amount),
    percent: Math.round((amount / longest) * 1000) / 10,
  }));
}
