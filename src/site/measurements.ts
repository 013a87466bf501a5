import { z } from 'astro/zod';

import file from '../../content/metingen.json' with { type: 'json' };

const count = z.number().int().nonnegative();
/** A Lighthouse score, out of 100. */
const mark = z.number().int().min(0).max(100);
/** Milliseconds to the largest contentful paint: the median of three loads over Lighthouse's slow phone connection. */
const paintMs = z.number().int().positive();

/** The schema of content/metingen.json, which `npm run meten` writes. */
export const measurementsSchema = z.strictObject({
  /** The name of the company whose site was measured. */
  company: z.string(),
  /** The day of the measurement. */
  date: z.iso.date('schrijf een dag als 2026-11-23'),
  /** The full hash of the measured commit. */
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'de hele naam van een commit'),
  /** Version of Lighthouse. */
  lighthouse: z.string(),
  /** The paint time of an empty page, measured in the same run. */
  emptyMs: paintMs,
  /** One page of each template, without interaction. */
  pages: z
    .array(
      z.strictObject({
        path: z.string().startsWith('/', 'begint met een schuine streep'),
        /** The template in Dutch, such as "artikel". */
        template: z.string(),
        paintMs,
        /** All transferred bytes, photos included; null where the photo host could not be reached. */
        bytes: count.nullable(),
        marks: z.strictObject({ performance: mark, accessibility: mark, 'best-practices': mark, seo: mark }),
      }),
    )
    .min(1),
  /** The violations that axe found on every page, and the data that the pages left in one browser. */
  visits: z.strictObject({ pages: count, violations: count, cookies: count, stored: count }),
  /** Links within the site. */
  links: z.strictObject({ checked: count, broken: count }),
  /** Errors that html-validate found in every built page. */
  html: z.strictObject({ pages: count, errors: count }),
});

export type Measurements = z.infer<typeof measurementsSchema>;

export const measurements: Measurements = file;

/** Finds the page with the slowest paint. */
export const findSlowest = ({ pages }: Measurements) =>
  pages.reduce((one, other) => (other.paintMs > one.paintMs ? other : one));

/** Returns the most bytes of any page; 0 where none was weighed. */
export const readMostBytes = ({ pages }: Measurements): number =>
  Math.max(0, ...pages.map(({ bytes }) => bytes ?? 0));

/** Returns the lowest score of all pages in a Lighthouse category. */
export const readLowestMark = (
  { pages }: Measurements,
  category: keyof Measurements['pages'][number]['marks'],
): number => Math.min(...pages.map(({ marks }) => marks[category]));

/** Times and weights vary between runs by less than this share; scores by no more points. */
const tolerance = 0.1;
const toleratedPoints = 3;

/** Lists the figures that are worse than the site says, each as a Dutch sentence. */
export function listWorse(said: Measurements, measured: Measurements): string[] {
  const times = (each: Measurements) => findSlowest(each).paintMs / each.emptyMs;
  const figures = [
    ['De traagste soort pagina, in lege pagina’s', times, (figure: number) => figure * (1 + tolerance)],
    ['De zwaarste pagina, in bytes', readMostBytes, (figure: number) => figure * (1 + tolerance)],
    [
      'Wat er aan 100 punten voor snelheid ontbreekt',
      (each: Measurements) => 100 - readLowestMark(each, 'performance'),
      (figure: number) => figure + toleratedPoints,
    ],
    [
      'Wat er aan 100 punten voor toegankelijkheid ontbreekt',
      (each: Measurements) => 100 - readLowestMark(each, 'accessibility'),
    ],
    ['Fouten van axe', ({ visits }: Measurements) => visits.violations],
    ['Cookies', ({ visits }: Measurements) => visits.cookies],
    ['Andere gegevens in de browser', ({ visits }: Measurements) => visits.stored],
    ['Dode links', ({ links }: Measurements) => links.broken],
    ['Fouten in de HTML', ({ html }: Measurements) => html.errors],
  ] as const;
  return figures.flatMap(([name, read, allow = (figure: number) => figure]) => {
    const limit = allow(read(said));
    const found = read(measured);
    return found > limit ? [`${name}: gemeten ${format(found)}, hoogstens ${format(limit)}.`] : [];
  });
}

const format = (figure: number) => figure.toLocaleString('nl', { maximumFractionDigits: 2 });
