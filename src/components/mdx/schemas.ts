/**
 * What each part for editors may be given: the parts' props and the content check are made of it. A page gets the
 * types only.
 */
import { z } from 'astro/zod';

import { countNames, startNames } from '../../site/count-names.ts';
import { figureNames } from '../../site/figures.ts';
import { promiseNames } from '../../site/promises.ts';

const text = (description: string) => z.string().min(1).describe(description);

const titled = z.strictObject({ title: text('Kop van het onderdeel: 2 tot 5 woorden') });

const keyFigure = z.strictObject({
  value: text('Het cijfer, zoals 2-3 weken'),
  label: text('Wat het cijfer betekent'),
});

/**
 * The parts by their name in MDX. Metadata: an editor's name for it, its place (`around` a text, `alone`, or `inline` in
 * a sentence), the only part that it `holds`, and whether it is `filled` where files are read.
 */
export const partSchemas = {
  Callout: titled.meta({ description: 'Kader: een waarschuwing of een uitzondering', place: 'around' }),
  Card: titled.meta({ description: 'Kaart', place: 'around' }),
  CardGrid: z
    .strictObject({})
    .meta({ description: 'Kaarten: twee of meer naast elkaar', place: 'around', holds: 'Card' }),
  CompanyFact: z
    .strictObject({
      name: z
        .enum(['name', 'legalName', 'email', 'phone', 'address', 'kvk', 'vatId'])
        .describe('Welk gegeven uit content/bedrijf.json'),
    })
    .meta({ description: 'Bedrijfsgegeven: zodat het altijd klopt', place: 'inline' }),
  Comparison: z
    .strictObject({
      /** Also the table's name for assistive technology. */
      caption: text('Wat de tabel vergelijkt'),
    })
    .meta({ description: 'Vergelijking: een tabel met een bijschrift', place: 'around' }),
  /** Filled where files are read (`collections/expand.ts`), so it has no component. */
  Count: z
    .strictObject({
      of: z.enum(countNames).describe('Waarvan het aantal; met een hoofdletter aan het begin van een zin'),
    })
    .meta({ description: 'Aantal: een getal dat uit de inhoud volgt', place: 'inline', filled: true }),
  Figure: z
    .strictObject({
      photo: text('Foto: een sleutel uit content/fotos.json, of naam van een map in content/beelden').meta({
        list: 'photos',
      }),
      caption: text('Wat de lezer eraan ziet'),
    })
    .meta({ description: 'Foto: met een bijschrift', place: 'alone' }),
  KeyFigures: z
    .strictObject({
      items: z.array(keyFigure).describe('Twee tot vier cijfers'),
    })
    .meta({ description: 'Cijfers: twee tot vier, groot', place: 'alone' }),
  Plate: z
    .strictObject({
      name: z
        .enum([
          'verdiepingen',
          'hostingkosten',
          'klantendatabase',
          'dienstenketen',
          'bronnen',
          'tunnel',
          'gegevensbron',
          'vragenroute',
        ])
        .describe('Welke tekening van de site'),
      /** What the drawing means for the text around it. */
      caption: text('Wat de lezer eraan ziet: één korte zin'),
    })
    .meta({ description: 'Tekening: van een lastig idee, met een bijschrift', place: 'alone' }),
  Quote: z
    .strictObject({
      /** A name, a law's article, a report. */
      source: text('Wie het zei, en waar').optional(),
      href: text('Adres van de bron').optional(),
    })
    .meta({ description: 'Citaat: letterlijk, met de bron', place: 'around' }),
  /** Filled like a count. */
  Rate: z.strictObject({ of: z.enum(figureNames).describe('Welk bedrag of getal') }).meta({
    description: 'Tarief: een prijs, duur of ander cijfer dat op één plek staat',
    place: 'inline',
    filled: true,
  }),
  ServicePromise: z
    .strictObject({
      name: z.enum(promiseNames).describe('Welke belofte uit content/beloften.json'),
    })
    .meta({ description: 'Belofte: uit content/beloften.json', place: 'inline' }),
  /** Filled like a count. */
  StartList: z
    .strictObject({
      of: z.enum(startNames).describe('Waarvan de regels bij het veld start onder elkaar komen'),
    })
    .meta({
      description: 'Waar je begint: de regels bij het veld start, onder elkaar',
      place: 'alone',
      filled: true,
    }),
  Steps: z.strictObject({}).meta({ description: 'Stappen: een genummerde lijst', place: 'around' }),
};

/** The name of a part. */
export type PartName = keyof typeof partSchemas;

/** What a part is given. */
export type PartProps<Name extends PartName> = z.infer<(typeof partSchemas)[Name]>;
