/**
 * What each part for editors may be given: the parts' props and the content check are made of it. A page gets the
 * types only.
 */
import { z } from 'astro/zod';

import { companySchema } from '../../site/company.ts';
import { countNames, startCollections } from '../../site/counts.ts';
import { figureLabels, figureNames } from '../../site/figures.ts';
import { barNames } from '../../site/measured-figures.ts';
import { promiseNames, promisesSchema } from '../../site/promises.ts';

const text = (description: string) => z.string().min(1).describe(description);

/** What an editor chooses between instead of names: the labels of these fields. */
const labelsOf = (fields: Record<string, { description?: string | undefined }>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { description = name }]) => [name, description.split(/[:;,] /, 1)[0]]),
  );

const titled = { title: text('Kop van het onderdeel: 2 tot 5 woorden') };

const keyFigure = z.strictObject({
  value: text('Het cijfer, zoals 2-3 weken'),
  label: text('Wat het cijfer betekent'),
});

/** A part: an editor's name for it, its place, what it is given, and the only part it holds. */
export const component = <Fields extends z.ZodRawShape = Record<never, never>>(
  description: string,
  place: 'around' | 'alone' | 'inline',
  fields?: Fields,
  more?: { holds?: string },
) => z.strictObject((fields ?? {}) as Fields).meta({ description, place, ...more });

/** The parts by their name in MDX. */
export const componentSchemas = {
  Bars: component('Balken: een gemeten cijfer per soort pagina, naast een maat', 'alone', {
    of: z.enum(barNames).describe('Welk cijfer'),
    /** What is compared with what. */
    caption: text('Wat de lezer vergelijkt: één korte zin'),
  }),
  Callout: component('Kader: een waarschuwing of een uitzondering', 'around', titled),
  Card: component('Kaart', 'around', titled),
  CardGrid: component('Kaarten: twee of meer naast elkaar', 'around', {}, { holds: 'Card' }),
  CompanyFact: component('Bedrijfsgegeven: zodat het altijd klopt', 'inline', {
    name: z
      .enum(['name', 'legalName', 'email', 'phone', 'address', 'kvk', 'vatId'])
      .meta({ description: 'Welk gegeven: uit Bedrijfsgegevens', labels: labelsOf(companySchema.shape) }),
  }),
  Comparison: component('Vergelijking: een tabel met een bijschrift', 'around', {
    /** Also the table's name for assistive technology. */
    caption: text('Wat de tabel vergelijkt'),
  }),
  Count: component('Aantal: een getal dat uit de inhoud volgt', 'inline', {
    of: z.enum(countNames).describe('Waarvan het aantal; met een hoofdletter aan het begin van een zin'),
  }),
  Figure: component('Foto: met een bijschrift', 'alone', {
    photo: text('Foto: de sleutel van een van de Foto’s').meta({
      list: 'photos',
    }),
    caption: text('Wat de lezer eraan ziet'),
  }),
  KeyFigures: component('Cijfers: twee tot vier, groot', 'alone', {
    items: z.array(keyFigure).describe('Twee tot vier cijfers'),
  }),
  Plate: component('Tekening: van een lastig idee, met een bijschrift', 'alone', {
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
  }),
  Quote: component('Citaat: letterlijk, met de bron', 'around', {
    /** A name, a law's article, a report. */
    source: text('Wie het zei, en waar').optional(),
    href: z
      .url({ protocol: /^https$/, error: 'schrijf een volledig adres, met https://' })
      .optional()
      .describe('Adres van de bron'),
  }),
  Rate: component('Tarief: een prijs, duur of ander cijfer dat op één plek staat', 'inline', {
    of: z.enum(figureNames).meta({ description: 'Welk bedrag of getal', labels: figureLabels }),
  }),
  ServicePromise: component('Belofte: die de eigenaar geeft, uit Beloften', 'inline', {
    name: z.enum(promiseNames).meta({ description: 'Welke belofte', labels: labelsOf(promisesSchema.shape) }),
  }),
  StartList: component('Waar je begint: de regels voor het overzicht, onder elkaar', 'alone', {
    of: z
      .enum(Object.keys(startCollections) as (keyof typeof startCollections)[])
      .describe('Waarvan de regels onder elkaar komen'),
  }),
  Steps: component('Stappen: een genummerde lijst', 'around'),
};

/** The name of a part. */
export type ComponentName = keyof typeof componentSchemas;

/** What a part is given. */
export type ComponentProps<Name extends ComponentName> = z.infer<(typeof componentSchemas)[Name]>;
