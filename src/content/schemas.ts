/**
 * The schemas of the collections: strict, with limits and Dutch messages.
 * Editors see `describe` while typing, in VS Code and in the browser, where the words before the first colon, semicolon
 * or comma are the label. In metadata `list` and `collection` name the values to choose from: those of a list, or the
 * entries of a collection.
 */
import { z } from 'astro/zod';

import { expertiseIconNames, iconNames, solutionIconNames } from '../site/icon-names.ts';
import { describeUnknownPhoto } from '../site/photo-words.ts';
import { isPhoto } from '../site/photo-folder.ts';
import { photoKeys } from '../site/photos.ts';
import { readPrice } from '../site/prices.ts';
import { rangeSchema, userGroups } from '../site/rates.ts';
import { maxTitleLength } from '../site/company.ts';
import { countedCollections, writeCounts } from '../site/counts.ts';
import { exampleFigures, fillFigures } from '../site/figures.ts';
import { articleCategoryNames, teamAuthor } from './article-categories.ts';
import { caseCategoryIds } from './case-category-ids.ts';

/**
 * Maximum length of an SEO title; leaves room for ` | Maquette`, which a title with a bar of its own does not get.
 */
const roomFor = (title: string) =>
  title.includes('|') ? maxTitleLength : maxTitleLength - ' | Maquette'.length;

const counts = Object.fromEntries(Object.keys(countedCollections).map((name) => [name, 7]));
const figures = { ...exampleFigures, ...writeCounts(counts) };

/** Fills in example figures, so that limits apply to roughly what visitors read. */
export const showFigures = (text: string) => fillFigures(text, figures);

/** Creates the schema of a text with limits in characters; braces may only contain the name of a figure. */
const text = (minimum: number, maximum: number | ((shown: string) => number)) =>
  z
    .string()
    .trim()
    .superRefine((input, context) => {
      const shown = showFigures(input);
      const common = { origin: 'string', inclusive: true, input } as const;
      if (shown.length < minimum) context.addIssue({ code: 'too_small', minimum, ...common });
      const most = typeof maximum === 'number' ? maximum : maximum(shown);
      if (shown.length > most) context.addIssue({ code: 'too_big', maximum: most, ...common });
      const [found] = /\{[^{}]*\}|[{}]/.exec(shown) ?? [];
      if (found === undefined) return;
      const what = found.length > 1 ? found : 'een losse { of }';
      const message = `${what} kan hier niet; tussen accolades staat een naam uit de naslag, als {oplossingen} of {sprintprijs}`;
      context.addIssue({ code: 'custom', message });
    })
    .meta({ minLength: minimum, maxLength: typeof maximum === 'number' ? maximum : maximum('') });
const texts = (min: number, max: number) => z.array(text(15, 140)).min(min).max(max);
const icon = z.enum(iconNames).describe('Naam van het icoon');
const order = z.number().int().min(1).describe('Plaats in menu en lijsten, vanaf 1; elk nummer één keer');
const title = text(3, 40).describe('Kop van de pagina en naam in het menu');
const subtitle = text(30, 120).describe('Eén zin onder de kop, met een punt');

const reader = text(20, 70)
  .regex(/\.$/, 'eindig met een punt')
  .optional()
  .describe('Wat er bij de lezer speelt, vet op het kaartje: één zin met een punt; mag ontbreken');

const photo = z
  .string()
  .refine(isPhoto, { error: (issue) => describeUnknownPhoto(String(issue.input)) })
  .meta({
    description: 'Foto: de sleutel van een van de Foto’s',
    enum: photoKeys,
    list: 'photos',
  });

// Astro writes a bare date as `date-time` in the JSON schema. `readonly` wraps it, so that our `format` stays.
const day = (description: string) =>
  z
    .date()
    .refine((date) => Math.abs(date.getUTCFullYear() - 2050) <= 50, 'kijk naar het jaar: van 2000 tot 2100')
    .readonly()
    .meta({ description, format: 'date', readOnly: false });

const draft = z.boolean().default(false).describe('Concept: zolang dit aanstaat, ziet geen bezoeker het');

const seo = {
  seoTitle: text(10, roomFor).describe(
    'Titel in Google, zonder de naam van het bureau; het zoekwoord vooraan',
  ),
  seoDescription: text(50, 160).describe('Tekst onder de titel in Google: één of twee hele zinnen'),
};

const closing = z
  .strictObject({
    title: text(10, 60).describe('Kop van het laatste blok'),
    text: text(50, 230).describe('Waarom je nu contact opneemt, speciaal voor deze pagina'),
  })
  .describe('Het laatste blok van de pagina');
const closingWithButton = closing
  .extend({ label: text(5, 30).describe('Tekst op de knop') })
  .describe('Het laatste blok van de pagina, met de tekst op de knop');

const keyFigure = z.strictObject({
  value: text(1, 22).describe('Het cijfer, zoals 2-3 weken'),
  label: text(5, 70).describe('Wat het cijfer betekent'),
});

const titled = (maxTitle: number) =>
  z.strictObject({
    title: text(3, maxTitle).describe('Titel van het onderdeel'),
    description: text(50, 200).describe('Wat het inhoudt, in één of twee zinnen'),
  });

export const solutionSchema = z.strictObject({
  ...seo,
  order,
  icon: z.enum(solutionIconNames).describe('Icoon en grote tekening'),
  title: title.describe('Korte naam, voor menu en kaartje'),
  heading: text(10, 60).describe('Kop van de pagina: noemt het product'),
  subtitle,
  description: text(300, 900).describe(
    '60 tot 120 woorden: wat, voor wie, hoeveel; de eerste twee zinnen staan boven de maquette',
  ),
  reader,
  card: z
    .strictObject({
      description: text(50, 140).describe('Tekst op het kaartje'),
      features: z.array(text(5, 45)).length(4).describe('Wat het kan: precies vier'),
    })
    .describe('Het kaartje in het overzicht'),
  useCases: texts(4, 6).describe('Lijst ‘Ideaal voor’'),
  benefits: texts(4, 6).describe('Lijst ‘Voordelen’'),
  features: z.array(titled(40)).length(6).describe('Blok ‘Functionaliteiten’: precies zes'),
  sprints: rangeSchema.describe('Aantal sprints voor de bouw; prijs en weken volgen daaruit'),
  users: z
    .enum(userGroups)
    .describe('Hoeveel gebruikers: voor wie de hosting wordt gerekend, zoals bij Tarieven'),
  priceDrivers: texts(3, 5).describe('Lijst ‘Wat de prijs verandert’'),
  draft,
  closing,
});

const maquetteRole = z.strictObject({
  name: text(3, 24).describe('Wat diegene doet, zoals Planner'),
  person: text(2, 24).describe('Voornaam van wie is aangemeld'),
  menu: z
    .array(
      z.strictObject({
        label: text(2, 16).describe('Woord in het menu'),
        href: z
          .string()
          .regex(/^#[a-z0-9-]+$/, 'schrijf # en de kop van het scherm, zoals #week-24')
          .meta({ description: 'Het scherm: # en zijn kop', list: 'screens' }),
      }),
    )
    .max(4)
    .default([])
    .describe('Het menu van deze rol: hooguit vier schermen'),
});

/** The clickable model of a solution; its folder has the slug of the solution. */
export const maquetteSchema = z.strictObject({
  ...seo,
  title: text(10, 60).describe('Kop van de pagina'),
  lead: text(60, 260).describe('Inleiding onder de kop: wat je doorloopt'),
  app: text(2, 20).describe('Naam van de applicatie, in de balk van elk scherm'),
  company: text(60, 260).describe('Het verzonnen bedrijf: wat het doet, hoe groot, waar het spaak loopt'),
  roles: z.array(maquetteRole).min(1).max(4).describe('Rollen: wie de schermen ziet'),
  notDrawn: z
    .array(titled(40))
    .length(4)
    .describe('Blok ‘Wat we hierin bewust niet tekenden’: precies vier, elk met de reden'),
  closing,
  draft,
});

/** A screen of a model; the MDX below the fields draws it. */
export const screenSchema = z.strictObject({
  title: text(3, 40).describe('Kop boven het scherm'),
  role: text(3, 24).meta({
    description: 'Wie ernaar kijkt: een van de rollen van de maquette',
    list: 'roles',
  }),
  device: z.enum(['computer', 'telefoon']).default('computer').describe('Waarop iemand kijkt'),
  lead: text(30, 200).describe('Wat er aan de hand is: een of twee zinnen boven het scherm'),
  note: text(40, 240).optional().describe('Kanttekening: waarom dit scherm zo is; mag ontbreken'),
});

export const approachStepSchema = z.strictObject({
  ...seo,
  number: z.literal([1, 2, 3, 4]).describe('Welke stap het is'),
  icon,
  title,
  subtitle,
  description: text(300, 900).describe('Eerste alinea'),
  duration: text(3, 24).describe('Hoelang de stap duurt'),
  price: text(5, 50)
    .refine((price) => !price.includes('€') || readPrice(price), {
      error: 'schrijf een bedrag als "€ 2.500 tot € 7.500 excl. btw" of "vanaf € 25.000 excl. btw"',
    })
    .describe('Wat de stap kost, met ‘excl. btw’'),
  deliverables: texts(4, 6).describe('Lijst ‘Wat je krijgt’'),
  yourPart: texts(3, 5).describe('Lijst ‘Wat we van jou vragen’'),
  closing: closingWithButton,
});

export const expertiseSchema = z.strictObject({
  ...seo,
  order,
  icon: z.enum(expertiseIconNames).describe('Icoon en grote tekening'),
  title: title.describe('Korte naam, voor menu en kaartje'),
  heading: text(10, 60).describe('Kop van de pagina: wat de lezer eraan heeft'),
  subtitle,
  keyLine: text(20, 90).optional().describe('Regel boven de knop, met het cijfer dat telt; mag ontbreken'),
  description: text(200, 650).describe('Eerste alinea: wat de lezer hier leert'),
  card: z
    .strictObject({ description: text(50, 140).describe('Tekst in het overzicht') })
    .describe('De regel in het overzicht'),
  closing,
});

export const caseCategorySchema = z.strictObject({
  id: z.enum(caseCategoryIds).describe('Een adres: niet veranderen'),
  title: text(3, 30).describe('Naam van de groep'),
  description: text(60, 180).describe('Wat voor cases het zijn'),
  count: z.number().int().min(1).describe('Het aantal cases dat het bureau noemt'),
});

/** The JSON file with all case categories. */
export const caseCategoriesSchema = z
  .strictObject({ categories: z.array(caseCategorySchema).length(3).describe('De groepen: precies drie') })
  .describe('Groepen van cases');

const caseFields = z.strictObject({
  order,
  example: z
    .boolean()
    .describe('Voorbeelduitwerking: geen echte case; bij een echte staat dit uit, met klant en jaar'),
  title: text(10, 70).describe('Kop van de case'),
  category: z.enum(caseCategoryIds).describe('De groep waar de case bij hoort'),
  solution: z.string().meta({
    description: 'Oplossing waar het om gaat: de bestandsnaam, zonder .mdx',
    collection: 'solutions',
  }),
  challenge: text(100, 320).describe('Wat er misging, met een getal'),
  result: text(100, 320).describe('Wat er veranderde, met een getal'),
  sumTitle: text(10, 80).optional().describe('Kop van de som, met periode en uurtarief'),
  sum: z
    .array(
      z.strictObject({
        label: text(3, 60).describe('De post'),
        how: text(3, 90).describe('Hoe je aan het bedrag komt'),
        euros: z.number().int().describe('Het bedrag in hele euro’s, kosten met een min ervoor'),
      }),
    )
    .max(6)
    .default([])
    .describe('De posten van de som, hoogstens zes; de site telt ze op'),
  image: photo,
  features: z.array(text(3, 28)).min(3).max(5).describe('Drie tot vijf labels onder de case'),
  client: text(2, 60).optional().describe('Naam van de klant, als die genoemd mag worden'),
  year: z.number().int().min(2000).max(2100).optional().describe('Jaar van oplevering'),
  quote: z
    .strictObject({
      text: text(20, 300).describe('De letterlijke woorden, zonder aanhalingstekens'),
      source: text(3, 80).describe('Wie het zei, met functie'),
    })
    .optional()
    .describe('Wat de klant erover zegt'),
  link: z
    .url({ protocol: /^https$/, error: 'schrijf een volledig adres, met https://' })
    .optional()
    .describe('Adres van wat er gebouwd is'),
  draft,
});

export const featuredCaseSchema = caseFields.superRefine(
  ({ example, client, year, quote, link, sum, sumTitle }, context) => {
    if (sum.length > 0 && !sumTitle) {
      context.addIssue({ code: 'custom', path: ['sum'], message: 'vul ook de kop van de som in' });
    }
    const names = Object.entries({ client, year, quote, link });
    const wrong = example
      ? names.filter(([, value]) => value !== undefined)
      : names.slice(0, 2).filter(([, value]) => value === undefined);
    const message = example ? 'hoort bij een echte case; zet "example" uit' : 'verplicht bij een echte case';
    for (const [name] of wrong) context.addIssue({ code: 'custom', path: [name], message });
  },
);

/** A team member, on /over and as the author of articles. */
export const teamMemberSchema = z.strictObject({
  order,
  name: text(3, 50).describe('Voor- en achternaam'),
  role: text(3, 60).describe('Functie'),
  does: text(20, 160).describe('Wat diegene doet en op welke dagen, in één of twee zinnen'),
  portrait: photo.optional(),
  example: z
    .boolean()
    .default(false)
    .describe('Verzonnen: staat erbij zolang diegene niet bestaat; mag ontbreken'),
  draft,
});

export const articleSchema = z
  .strictObject({
    ...seo,
    title: text(10, 80).describe('Kop van het artikel'),
    excerpt: text(80, 200).describe('Inleiding: twee zinnen, ook voor kaartje en RSS-feed'),
    reader,
    category: z.enum(articleCategoryNames).describe('Het onderwerp'),
    date: day('Dag van publicatie, zoals 2026-03-12; in de toekomst is gepland'),
    updated: day('Dag van de laatste echte wijziging; mag ontbreken').optional(),
    author: z.string().default(teamAuthor).meta({
      description: 'De schrijver: team, of de bestandsnaam van iemand uit content/team, zonder .mdx',
      list: 'authors',
    }),
    image: photo,
    related: z
      .array(z.string().meta({ collection: 'articles' }))
      .length(2)
      .describe('Verwante artikelen: precies twee andere'),
    draft,
    closing,
  })
  .refine(({ date, updated }) => !updated || updated >= date, {
    path: ['updated'],
    error: 'ligt voor "date"; de laatste wijziging komt na de publicatie',
  });

export const pageSchema = z.strictObject({
  ...seo,
  title: text(3, 60).describe('Kop van de pagina'),
  lead: text(60, 260).describe('Inleiding onder de kop'),
  /** The price as a question and an answer that can be quoted on its own. */
  price: z
    .strictObject({
      title: text(10, 60).describe('De vraag, als kop'),
      service: text(5, 40).describe('Wat het is, met dezelfde woorden als in het antwoord'),
      text: text(80, 420).describe('Het antwoord: onderwerp, bedrag, datum en wat het verandert'),
    })
    .optional()
    .describe('Wat het kost: een vraag met één antwoord, boven de tekst; mag ontbreken'),
  closing: closingWithButton,
});

const band = z.strictObject({
  title: text(10, 70).describe('Kop van het blok'),
  text: text(40, 180).describe('Inleiding van het blok'),
});

const pillar = titled(40).extend({
  measure: text(3, 24).describe('Maat bij de pijler, zoals 2-3 weken'),
  href: z
    .string()
    .regex(/^\/(?![/\\])/, 'begin met "/", zoals /aanpak/mockupfase')
    .meta({ description: 'Adres van de pagina', list: 'pages' }),
  linkLabel: text(5, 40).describe('Tekst van de link'),
});

export const homeSchema = pageSchema.extend({
  eyebrow: text(5, 45).describe('Regel boven de kop'),
  figures: z.array(keyFigure).length(3).describe('Precies drie cijfers onder de knoppen'),
  introduction: z
    .strictObject({ title: text(10, 70).describe('Kop boven de tekst') })
    .describe('De tekst onder de velden hoort hierbij'),
  vibeCode: band
    .extend({
      text: text(80, 280).describe('Inleiding van het blok'),
      benefits: z.array(titled(40)).length(4).describe('Precies vier voordelen'),
    })
    .describe('Het blok Vibe Code'),
  pillars: band
    .extend({
      text: text(40, 160).describe('Inleiding van het blok'),
      items: z.array(pillar).length(3).describe('Precies drie pijlers'),
    })
    .describe('Het blauwe blok met drie pijlers'),
  solutions: band.describe('Kop en tekst boven de oplossingen'),
  knowledge: band.describe('Kop en tekst boven de artikelen'),
});
