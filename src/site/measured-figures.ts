import { formatDate } from './dates.ts';
import {
  findSlowest,
  measurements,
  readLowestMark,
  readMostBytes,
  type Measurements,
} from './measurements.ts';

/** The median home page on a phone, photos included: https://almanac.httparchive.org/en/2025/page-weight. */
export const webMedianBytes = 2_559_000;

export const formatDecimal = (number: number, digits: number) =>
  number.toLocaleString('nl', { minimumFractionDigits: digits, maximumFractionDigits: digits });
export const formatBytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('nl')} kB`;
/** Formats a count: `geen fouten`, `1 fout`, `2.000 fouten`. */
const formatCount = (count: number, one: string, many: string) =>
  count === 0 ? `geen ${many}` : `${count.toLocaleString('nl')} ${count === 1 ? one : many}`;

/** Lists the measured figures as a Dutch sentence needs them, by the name that texts use. */
export function listMeasuredFigures(measured: Measurements = measurements) {
  const { date, commit, lighthouse, emptyMs, pages, visits } = measured;
  const slowest = findSlowest(measured);
  return {
    meetdag: formatDate(new Date(date)),
    meetprogramma: `Lighthouse ${lighthouse}`,
    meetversie: commit.slice(0, 7),
    laadtijd: `${formatDecimal(slowest.paintMs / 1000, 1)} seconde`,
    legelaadtijd: `${formatDecimal(emptyMs / 1000, 1)} seconde`,
    traagste: slowest.template,
    laadtijden: listAmounts(
      pages,
      ({ paintMs }) => paintMs,
      (ms) => `${formatDecimal(ms / 1000, 2)} s`,
    ),
    snelheidscijfer: String(readLowestMark(measured, 'performance')),
    gewicht: formatBytes(readMostBytes(measured)),
    gewichten: listAmounts(pages, ({ bytes }) => bytes, formatBytes),
    webgewicht: formatBytes(webMedianBytes),
    nagekeken: formatCount(visits.pages, 'pagina', 'pagina’s'),
    drempels: formatCount(visits.violations, 'fout', 'fouten'),
    cookies: formatCount(visits.cookies, 'cookie', 'cookies'),
    sporen: formatCount(visits.stored, 'ander gegeven', 'andere gegevens'),
  } satisfies Record<string, string>;
}

/** Lists what was measured of each template, lowest first. */
const listAmounts = (
  pages: Measurements['pages'],
  read: (page: Measurements['pages'][number]) => number | null,
  format: (amount: number) => string,
) =>
  pages
    .map((page) => ({ template: page.template, amount: read(page) ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => one.amount - other.amount)
    .map(({ template, amount }) => `${template} ${format(amount)}`)
    .join(', ');

export const measuredNames = Object.keys(listMeasuredFigures());
