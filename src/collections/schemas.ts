/** What an editor may write: one strict schema per kind of content, with limits and Dutch messages. */
import { z } from 'astro/zod';

import { iconNames } from '../site/icon-names.ts';
import { photoKeys } from '../site/photos.ts';
import { readPrice } from '../site/prices.ts';
import { createTitle } from '../site/seo.ts';
import { articleCategoryNames } from './article-categories.ts';

/** Longest title that search engines show in full, suffix included. */
const maxTitleLength = 60;

/** The three groups of cases, which are also their addresses. */
export const caseCategoryIds = ['mkb', 'saas', 'interne-tools'] as const;

const text = (min: number, max: number) => z.string().trim().min(min).max(max);
const texts = (min: number, max: number) => z.array(text(15, 140)).min(min).max(max);
const icon = z.enum(iconNames);
const order = z.number().int().min(1);

const photo = z.string().refine((key) => photoKeys.includes(key), {
  error: (issue) => `onbekende foto "${String(issue.input)}"; kies een sleutel uit content/fotos.json`,
});

/** Fields every page shares: what search engines and share cards show. */
const seo = {
  /** Title in search results, without the site's name; 60 characters at most once the suffix is added. */
  seoTitle: z
    .string()
    .trim()
    .min(10)
    .refine((title) => createTitle(title).length <= maxTitleLength, {
      error: (issue) =>
        `te lang: met het achtervoegsel ${createTitle(String(issue.input)).length} tekens, hooguit ${maxTitleLength}`,
    }),
  /** Description in search results: 50 to 160 characters. */
  seoDescription: text(50, 160),
};

/** The last block of a page, above its button to /contact. */
const closing = { title: text(10, 60), text: text(50, 230) };
const closingWithButton = z.strictObject({ ...closing, label: text(5, 30) });

/** A group of short facts, such as "2-3 weken" with what takes that long. */
const keyFigure = z.strictObject({ value: text(1, 22), label: text(5, 70) });

const titled = (maxTitle: number) => z.strictObject({ title: text(3, maxTitle), description: text(50, 200) });

export const solutionSchema = z.strictObject({
  ...seo,
  /** Place in lists, from 1. */
  order,
  /** Name of a drawing in src/components/drawings. */
  icon,
  title: text(3, 40),
  /** One sentence under the title. */
  subtitle: text(30, 120),
  /** First paragraph: 60 to 120 words. */
  description: text(300, 900),
  /** What the overview's card says: a sentence and four features. */
  card: z.strictObject({ description: text(50, 140), features: z.array(text(5, 45)).length(4) }),
  /** Whom it suits ('Ideaal voor'). */
  useCases: texts(4, 6),
  /** What changes for them ('Voordelen'). */
  benefits: texts(4, 6),
  /** What it can do ('Functionaliteiten'). */
  features: z.array(titled(40)).length(6),
  closing: z.strictObject(closing),
});

export const approachStepSchema = z.strictObject({
  ...seo,
  /** Stap 1 to 4. */
  number: z.literal([1, 2, 3, 4]),
  icon,
  title: text(3, 40),
  subtitle: text(30, 120),
  description: text(300, 900),
  /** How long the step takes; stands in the gap of the dimension line. */
  duration: text(3, 24),
  /** What the step costs, "excl. btw". */
  price: text(5, 50).refine((price) => !price.includes('€') || readPrice(price), {
    error: 'schrijf een bedrag als "€ 2.500 tot € 7.500 excl. btw" of "vanaf € 25.000 excl. btw"',
  }),
  /** What the customer has at the end of the step. */
  deliverables: texts(4, 6),
  /** What we ask of the customer. */
  yourPart: texts(3, 5),
  closing: closingWithButton,
});

export const expertiseSchema = z.strictObject({
  ...seo,
  order,
  icon,
  title: text(3, 40),
  subtitle: text(30, 120),
  description: text(200, 650),
  card: z.strictObject({ description: text(50, 140) }),
  closing: z.strictObject(closing),
});

export const caseCategorySchema = z.strictObject({
  id: z.enum(caseCategoryIds),
  title: text(3, 30),
  description: text(60, 180),
  /** Number of cases the agency claims in this group. */
  count: z.number().int().min(1),
});

export const featuredCaseSchema = z.strictObject({
  order,
  title: text(10, 70),
  category: z.enum(caseCategoryIds),
  challenge: text(100, 320),
  result: text(100, 320),
  /** Key of a photo in content/fotos.json. */
  image: photo,
  /** Tags under the case. */
  features: z.array(text(3, 28)).min(3).max(5),
});

export const articleSchema = z.strictObject({
  ...seo,
  title: text(10, 80),
  /** Two sentences for cards and the feed. */
  excerpt: text(80, 200),
  category: z.enum(articleCategoryNames),
  /** Day of publication; a later day keeps the article out of the build until then. */
  date: z.date(),
  /** Day of the last real change, shown beside the date. */
  updated: z.date().optional(),
  author: z.literal('team'),
  /** Key of a photo in content/fotos.json. */
  image: photo,
  /** File names (without .mdx) of two other articles. */
  related: z.array(z.string()).length(2),
  /** `true` keeps the article out of the build. */
  draft: z.boolean().default(false),
  closing: z.strictObject(closing),
});

export const pageSchema = z.strictObject({
  ...seo,
  title: text(3, 60),
  lead: text(60, 260),
  closing: closingWithButton,
});

export const homeSchema = pageSchema.extend({
  eyebrow: text(5, 45),
  figures: z.array(keyFigure).length(3),
  introduction: z.strictObject({
    title: text(10, 70),
    terms: z.array(z.strictObject({ label: text(3, 20), text: text(10, 60) })).length(4),
  }),
  vibeCode: z.strictObject({
    title: text(10, 70),
    text: text(80, 280),
    benefits: z.array(titled(40)).length(4),
  }),
  pillars: z.strictObject({
    title: text(10, 70),
    text: text(40, 160),
    items: z
      .array(
        titled(40).extend({
          measure: text(3, 24),
          href: z.string().startsWith('/', 'begin met "/", zoals /aanpak/mockupfase'),
          linkLabel: text(5, 40),
        }),
      )
      .length(3),
  }),
  solutions: z.strictObject({ title: text(10, 70), text: text(40, 180) }),
  knowledge: z.strictObject({ title: text(10, 70), text: text(40, 180) }),
});
