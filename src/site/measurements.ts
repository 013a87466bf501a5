import { z } from 'astro/zod';

import file from '../../content/metingen.json' with { type: 'json' };

const count = z.number().int().nonnegative();
const paints = z.strictObject({
  /** Milliseconds from the request to the first text or picture, the median of three loads. */
  firstMs: z.number().positive(),
  /** The same to the largest one. */
  largestMs: z.number().positive(),
});

/** What a page sends to a visitor who does not touch it, in compressed bytes with headers; photos of another host are not weighed. */
const bytes = z.strictObject({ html: count, styles: count, scripts: count, fonts: count, images: count });

/** What one tool found on every page in one browser. */
const accessibility = z.strictObject({ browser: z.string(), pages: count, faults: count });

/**
 * The shape of content/metingen.json, which `npm run meten` writes. A part is null where the machine could not measure
 * it, and `notMeasured` then says why.
 */
export const measurementsSchema = z.strictObject({
  /** The day of measuring. */
  date: z.iso.date('schrijf een dag als 2026-11-23'),
  /** The measured commit, as Git names it in short. */
  commit: z.string().regex(/^[0-9a-f]{7,40}$/, 'de korte naam van een commit'),
  /** Cores and memory. */
  machine: z.string(),
  /** Why a part is null, in Dutch, by the part's name. */
  notMeasured: z.record(z.string(), z.string()),
  /** A line as slow as a phone's on the edge of coverage, with an empty page measured in the same run. */
  speed: z
    .strictObject({
      /** A round trip in milliseconds, a capacity in kilobits per second, packets lost in per cent. */
      line: z.strictObject({ roundTripMs: count, kilobits: count, lostPercent: z.number().nonnegative() }),
      empty: paints,
    })
    .nullable(),
  /** One page of each kind, untouched. */
  pages: z.array(
    z.strictObject({
      path: z.string().startsWith('/', 'begint met een schuine streep'),
      /** The kind in Dutch, such as "artikel". */
      kind: z.string(),
      paints: paints.nullable(),
      bytes,
      /** External scripts that came without a touch. */
      scripts: count,
      /** Hosts other than our own that were asked for something, photos included. */
      thirdParties: z.array(z.string()),
      /** Photos that another host sends. */
      photos: count,
    }),
  ),
  axe: z.strictObject({ version: z.string(), runs: z.array(accessibility) }).nullable(),
  ibm: z.strictObject({ version: z.string(), runs: z.array(accessibility) }).nullable(),
  /** Every page's HTML by html-validate. */
  html: z.strictObject({ pages: count, faults: count }).nullable(),
  /** Links and anchors within the site. */
  links: z.strictObject({ checked: count, broken: count }).nullable(),
  /** Points by the rules of Mozilla's HTTP Observatory, reckoned from our own headers: the fewest of all pages, and of those with a form. */
  observatory: z.strictObject({ points: z.number().int(), formPoints: z.number().int() }).nullable(),
  /** What all pages together leave in a browser that touches nothing. */
  storage: z.strictObject({ pages: count, cookies: count, entries: count }).nullable(),
  /** Grams of CO2 of a first visit to the mean page. */
  co2: z.strictObject({ model: z.string(), grams: z.number().nonnegative() }).nullable(),
  /** `nightly`: the browser tests that `npm test` leaves to the night. */
  tests: z.strictObject({ unit: count, browser: count, nightly: count }).nullable(),
  /** Faults that were planted in a copy, and how many of them a test caught. */
  faults: z.strictObject({ planted: count, caught: count }).nullable(),
  build: z
    .strictObject({ pages: count, seconds: z.number().positive(), msPerArticle: z.number().nonnegative() })
    .nullable(),
});

export type Measurements = z.infer<typeof measurementsSchema>;

/** content/metingen.json. */
export const measurements: Measurements = file;
