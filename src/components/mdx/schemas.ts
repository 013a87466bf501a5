/**
 * Schemas of the MDX components, from which props, content check and browser editor are derived. Pages import only
 * the types.
 */
import { z } from 'astro/zod';

import { companySchema } from '../../site/company.ts';
import { countNames } from '../../site/counts.ts';
import { figureLabels, figureNames } from '../../site/figures.ts';
import { barNames } from '../../site/bars.ts';
import { promiseNames, promisesSchema } from '../../site/promises.ts';

const text = (description: string) => z.string().min(1).describe(description);

/** Returns the labels of fields, which the editor shows instead of their names. */
const labelsOf = (fields: Record<string, { description?: string | undefined }>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { description = name }]) => [name, description.split(/[:;,] /, 1)[0]]),
  );

const titled = { title: text('Kop van het onderdeel: 2 tot 5 woorden') };

const keyFigure = z.strictObject({
  value: text('Het cijfer, zoals 2-3 weken'),
  label: text('Wat het cijfer betekent'),
});

/** Creates the schema of a component; `description` is its name for editors, `holds` the only component it may contain. */
export const component = <Fields extends z.ZodRawShape = Record<never, never>>(
  description: string,
  place: 'around' | 'alone' | 'inline',
  fields?: Fields,
  more?: { holds?: string },
) => z.strictObject((fields ?? {}) as Fields).meta({ description, place, ...more });

/** The components by their name in MDX. */
export const componentSchemas = {
  Bars: component('Balken: cijfers onder elkaar, naast een maat', 'alone', {
    of: z.enum(barNames).describe('Welk cijfer'),
    /** Describes the comparison. */
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
    /** Also the accessible name of the table. */
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
  Fold: component('Vouw: opent waar hij staat', 'around', { title: text('Wat er staat als het dicht is') }),
  KeyFigures: component('Cijfers: twee tot vier, groot', 'alone', {
    items: z.array(keyFigure).describe('Twee tot vier cijfers'),
  }),
  Plate: component('Tekening: van een lastig idee, met een bijschrift', 'alone', {
    name: z
      .enum([
        'verdiepingen',
        'klantendatabase',
        'dienstenketen',
        'verhuizing',
        'bronnen',
        'tunnel',
        'gegevensbron',
        'vragenroute',
        'trappenhuis',
        'beginscherm',
        'telraam',
        'reparatielade',
        'treden',
        'vaste-regel',
        'proefronde',
        'inbraakproef',
        'serverlanden',
        'nachtdienst',
        'poortwachter',
        'lege-kluisjes',
        'sprinttorens',
        'terugverdienen',
        'finish',
        'hellingbaan',
        'akte',
        'aanbouw',
        'werkweek',
        'bewaartermijn',
        'sleutels',
        'weegschaal',
        'twee-rekeningen',
        'drie-ingangen',
        'spijker',
        'fundering',
        'past-niet',
        'open-plek',
        'woordenlijst',
        'drie-formaten',
        'uren',
        'prijstreden',
      ])
      .describe('Welke tekening van de site'),
    /** Relates the drawing to the text around it. */
    caption: text('Wat de lezer eraan ziet: één korte zin'),
  }),
  Quote: component('Citaat: letterlijk, met de bron', 'around', {
    /** A person, law or report. */
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
  Steps: component('Stappen: een genummerde lijst', 'around'),
};

/** The name of a component. */
export type ComponentName = keyof typeof componentSchemas;

/** The props of a component. */
export type ComponentProps<Name extends ComponentName> = z.infer<(typeof componentSchemas)[Name]>;
