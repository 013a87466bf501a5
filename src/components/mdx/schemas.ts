/**
 * What each part for editors may be given: the parts' props and the content check are made of it. A page gets the
 * types only.
 */
import { z } from 'astro/zod';

import { countNames, startNames } from '../../site/count-names.ts';
import { promiseNames } from '../../site/promise-names.ts';

const text = (description: string) => z.string().min(1).describe(description);

const titled = z.strictObject({ title: text('Kop van het onderdeel: 2 tot 5 woorden') });

const keyFigure = z.strictObject({
  value: text('Het cijfer, zoals 2-3 weken'),
  label: text('Wat het cijfer betekent'),
});

/** The parts by their name in MDX. */
export const partSchemas = {
  Callout: titled,
  Card: titled,
  CardGrid: z.strictObject({}),
  CompanyFact: z.strictObject({
    name: z
      .enum(['name', 'legalName', 'email', 'phone', 'address', 'kvk', 'vatId'])
      .describe('Welk gegeven uit content/bedrijf.json'),
  }),
  Comparison: z.strictObject({
    /** Also the table's name for assistive technology. */
    caption: text('Wat de tabel vergelijkt'),
  }),
  /** Filled where files are read, so that no component shows it (`collections/counts.ts`). */
  Count: z.strictObject({
    of: z.enum(countNames).describe('Waarvan het aantal; met een hoofdletter aan het begin van een zin'),
  }),
  Figure: z.strictObject({
    photo: text('Sleutel van een foto uit content/fotos.json, of naam van een map in content/beelden'),
    caption: text('Wat de lezer eraan ziet'),
  }),
  KeyFigures: z.strictObject({
    items: z.array(keyFigure).describe('Twee tot vier cijfers'),
  }),
  Quote: z.strictObject({
    /** A name, a law's article, a report. */
    source: text('Wie het zei, en waar').optional(),
    href: text('Adres van de bron').optional(),
  }),
  ServicePromise: z.strictObject({
    name: z.enum(promiseNames).describe('Welke belofte uit content/beloften.json'),
  }),
  /** Filled like a count (`collections/start-lists.ts`). */
  StartList: z.strictObject({
    of: z.enum(startNames).describe('Waarvan de regels bij het veld start onder elkaar komen'),
  }),
  Steps: z.strictObject({}),
};

/** The name of a part. */
export type PartName = keyof typeof partSchemas;

/** What a part is given. */
export type PartProps<Name extends PartName> = z.infer<(typeof partSchemas)[Name]>;
