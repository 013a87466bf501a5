/**
 * The properties of each component of a screen, as `components/mdx/schemas.ts` has them for texts: their types, the
 * content check and the editor in the browser derive from it.
 */
import { z } from 'astro/zod';

import { component, componentSchemas } from '../../components/mdx/schemas.ts';
import { sceneNames } from './scenes.ts';

const text = (description: string) => z.string().min(1).describe(description);
const href = z.string().min(2).meta({
  description: 'Waar het heen gaat: # en de kop van een scherm, zoals #week-24',
  list: 'screens',
});

/** A place on the map, which is eight squares wide and five high. */
const place = z.strictObject({
  column: z.number().int().min(1).max(8).describe('Kolom op de kaart, 1 (links) tot 8'),
  row: z.number().int().min(1).max(5).describe('Rij op de kaart, 1 (boven) tot 5'),
  label: text('Wat daar is'),
  href: href.optional(),
});

/** The components of a screen, by their name in MDX. */
export const screenComponentSchemas = {
  Board: component('Bord: kolommen naast elkaar', 'around', {}, { holds: 'Lane' }),
  Button: component('Knop: naar een ander scherm', 'alone', {
    href,
    label: text('Wat erop staat'),
    /** Marks the button to press next, in the signal colour. */
    next: z.boolean().default(false).describe('De knop waarmee je verdergaat; hooguit één per scherm'),
  }),
  Calendar: component('Rooster: een tabel met een rij per persoon en een kolom per dag', 'around', {
    caption: text('Wat er gepland is, en wanneer'),
  }),
  Chat: component('Gesprek: berichten onder elkaar', 'around', {}, { holds: 'Message' }),
  Field: component('Veld: om in te vullen; wat je typt gaat nergens heen', 'alone', {
    label: text('Naam van het veld'),
    type: z
      .enum(['tekst', 'getal', 'datum', 'tijd', 'zoeken', 'verhaal', 'lijst', 'vinkjes', 'keuze'])
      .default('tekst')
      .describe('Soort veld'),
    /** The options of a list, ticks or a choice, separated by semicolons. */
    options: text('Waaruit je kiest, met ; ertussen').optional(),
    value: text('Wat er is ingevuld').optional(),
    /** The error, as the application words it. */
    error: text('Foutmelding onder het veld').optional(),
  }),
  Fold: componentSchemas.Fold,
  Form: component('Formulier: velden naast en onder elkaar', 'around', {}, { holds: 'Field' }),
  KeyFigures: componentSchemas.KeyFigures,
  Lane: component('Kolom: een lijst met kaarten', 'around', { title: text('Kop van de kolom') }),
  Message: component('Bericht: in een gesprek', 'around', {
    from: text('Wie het schrijft'),
    time: text('Wanneer'),
    own: z.boolean().default(false).describe('Of het van de aangemelde persoon is'),
  }),
  Notice: component('Melding: een leeg scherm, een fout, geen bereik', 'around', {
    tone: z.enum(['rustig', 'goed', 'let op', 'fout']).default('rustig').describe('Hoe dringend'),
  }),
  Photo: component('Foto: getekend', 'alone', {
    label: text('Wat er op de foto staat'),
    scene: z.enum(sceneNames).default('doos').describe('De tekening; een doos als er geen past'),
  }),
  Places: component('Kaart: plekken met een nummer', 'alone', {
    caption: text('Wat de kaart laat zien'),
    items: z.array(place).describe('De plekken op de kaart'),
  }),
  Status: component('Status: een paar woorden met een merk', 'inline', {
    tone: z.enum(['open', 'goed', 'let op', 'fout']).describe('Hoe het ervoor staat'),
    text: text('Een of twee woorden'),
  }),
};

/** The name of a component of a screen. */
export type ScreenComponentName = keyof typeof screenComponentSchemas;

/** The properties of a component of a screen. */
export type ScreenComponentProps<Name extends ScreenComponentName> = z.input<
  (typeof screenComponentSchemas)[Name]
>;
