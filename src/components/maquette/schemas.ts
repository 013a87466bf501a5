/**
 * What each part of a screen may be given, as `components/mdx/schemas.ts` has it for texts: the parts' props, the
 * content check and the editor in the browser are made of it.
 */
import { z } from 'astro/zod';

import { partSchemas } from '../mdx/schemas.ts';

const text = (description: string) => z.string().min(1).describe(description);
const href = z.string().min(2).describe('Waar het heen gaat: # en de kop van een scherm, zoals #week-24');

/** A place on the map: eight squares wide and five high. */
const place = z.strictObject({
  column: z.number().int().min(1).max(8).describe('Kolom op de kaart, 1 (links) tot 8'),
  row: z.number().int().min(1).max(5).describe('Rij op de kaart, 1 (boven) tot 5'),
  label: text('Wat daar is'),
  href: href.optional(),
});

/** The parts of a screen by their name in MDX. */
export const screenPartSchemas = {
  Board: z
    .strictObject({})
    .meta({ description: 'Bord: kolommen naast elkaar', place: 'around', holds: 'Lane' }),
  Button: z
    .strictObject({
      href,
      label: text('Wat erop staat'),
      /** The one thing to press next, in the signal colour. */
      next: z.boolean().default(false).describe('De knop waarmee je verdergaat; hooguit één per scherm'),
    })
    .meta({ description: 'Knop: naar een ander scherm', place: 'alone' }),
  Calendar: z.strictObject({ caption: text('Wat er gepland is, en wanneer') }).meta({
    description: 'Rooster: een tabel met een rij per persoon en een kolom per dag',
    place: 'around',
  }),
  Chat: z
    .strictObject({})
    .meta({ description: 'Gesprek: berichten onder elkaar', place: 'around', holds: 'Message' }),
  Field: z
    .strictObject({
      label: text('Naam van het veld'),
      type: z
        .enum(['tekst', 'getal', 'datum', 'tijd', 'zoeken', 'verhaal', 'lijst', 'vinkjes', 'keuze'])
        .default('tekst')
        .describe('Soort veld'),
      /** Of a list, ticks or a choice: between semicolons. */
      options: text('Waaruit je kiest, met ; ertussen').optional(),
      value: text('Wat er is ingevuld').optional(),
      /** What is wrong with the value, as the application says it. */
      fault: text('Foutmelding onder het veld').optional(),
    })
    .meta({ description: 'Veld: om in te vullen; wat je typt gaat nergens heen', place: 'alone' }),
  Fold: z
    .strictObject({ title: text('Wat er staat als het dicht is') })
    .meta({ description: 'Vouw: opent waar hij staat', place: 'around' }),
  Form: z
    .strictObject({})
    .meta({ description: 'Formulier: velden naast en onder elkaar', place: 'around', holds: 'Field' }),
  KeyFigures: partSchemas.KeyFigures,
  Lane: z
    .strictObject({ title: text('Kop van de kolom') })
    .meta({ description: 'Kolom: een lijst met kaarten', place: 'around' }),
  Message: z
    .strictObject({
      from: text('Wie het schrijft'),
      time: text('Wanneer'),
      own: z.boolean().default(false).describe('Of het van de aangemelde persoon is'),
    })
    .meta({ description: 'Bericht: in een gesprek', place: 'around' }),
  Note: z
    .strictObject({})
    .meta({ description: 'Kanttekening: waarom dit scherm zo is; staat onder het scherm', place: 'around' }),
  Notice: z
    .strictObject({
      tone: z.enum(['rustig', 'goed', 'let op', 'fout']).default('rustig').describe('Hoe dringend'),
    })
    .meta({ description: 'Melding: een leeg scherm, een fout, geen bereik', place: 'around' }),
  Photo: z
    .strictObject({ label: text('Wat er op de foto staat') })
    .meta({ description: 'Foto: getekend', place: 'alone' }),
  Places: z
    .strictObject({
      caption: text('Wat de kaart laat zien'),
      items: z.array(place).describe('De plekken op de kaart'),
    })
    .meta({ description: 'Kaart: plekken met een nummer', place: 'alone' }),
  Screen: z
    .strictObject({
      /** One of the file's roles. */
      role: text('Wie ernaar kijkt: een naam uit het veld roles'),
      device: z.enum(['computer', 'telefoon']).default('computer').describe('Waarop iemand kijkt'),
    })
    .meta({ description: 'Scherm: alles wat erop staat', place: 'around' }),
  Status: z
    .strictObject({
      tone: z.enum(['open', 'goed', 'let op', 'fout']).describe('Hoe het ervoor staat'),
      text: text('Een of twee woorden'),
    })
    .meta({ description: 'Status: een paar woorden met een merk', place: 'inline' }),
};

/** The name of a part of a screen. */
export type ScreenPartName = keyof typeof screenPartSchemas;

/** What a part of a screen is given. */
export type ScreenPartProps<Name extends ScreenPartName> = z.input<(typeof screenPartSchemas)[Name]>;
