import { z } from 'astro/zod';

import choicesFile from '../../content/eigen-maquette.json' with { type: 'json' };
import { routes } from '../site/addresses.ts';
import { formatEuros, formatPrices } from '../site/costs.ts';
import { estimate } from '../site/figures.ts';
import { rates, userGroups, type Range } from '../site/rates.ts';

const words = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).describe(description);
const halves = z.number().int().min(0).max(8);
/** What a choice costs, in halves of a sprint. */
const cost = {
  min: halves.describe('Halve sprints erbij, minstens'),
  max: halves.describe('Halve sprints erbij, hooguit'),
};
const id = z
  .string()
  .regex(/^[a-z-]{3,20}$/, 'alleen kleine letters en streepjes')
  .describe('Korte naam, die ook in de mail van de bezoeker gaat; elke naam één keer');
const label = words(3, 40, 'Wat er bij het vakje staat');
const choice = <Id extends z.ZodType>(named: Id) => z.strictObject({ id: named, label, ...cost });

const person = z.strictObject({
  id,
  label,
  person: words(2, 12, 'Voornaam van iemand uit deze groep'),
  tasks: z
    .array(words(5, 24, 'Een verzonnen klus'))
    .length(2)
    .describe('Twee klussen op het scherm'),
  document: words(5, 28, 'Een verzonnen stuk'),
  ...cost,
});

/** The drawings of parts, in `components/own-maquette/Piece.astro`. */
export const partDrawings = [
  'list',
  'board',
  'calendar',
  'form',
  'documents',
  'report',
  'payment',
  'reminders',
  'map',
  'offline',
] as const;

const part = z.strictObject({
  id,
  label,
  drawing: z.enum(partDrawings).describe('Tekening op het scherm'),
  heading: words(3, 30, 'Kop op het scherm, die een bezoeker mag veranderen'),
  ...cost,
});

const start = z.strictObject({
  id: id.describe('Oplossing: de bestandsnaam, zonder .mdx'),
  title: words(10, 50, 'Kop boven de tekening'),
  app: words(2, 20, 'Naam van de applicatie'),
  choices: z
    .array(z.string().describe('Korte naam van een keuze'))
    .min(2)
    .describe('Wat vooraf is gekozen, waaronder één plek en één aantal mensen'),
  headings: z
    .array(
      z.strictObject({
        part: z.string().describe('Korte naam van het onderdeel'),
        text: words(3, 30, 'De kop'),
      }),
    )
    .describe('Koppen die hier anders zijn dan bij het onderdeel'),
});

/** The shape of content/eigen-maquette.json: what a visitor of /maquette can choose. */
export const ownMaquetteSchema = z
  .strictObject({
    base: z.strictObject({ label, ...cost }).describe('Wat er altijd in zit'),
    people: z.array(person).min(1).max(6).describe('Wie ermee werkt'),
    parts: z.array(part).min(8).max(12).describe('Wat het moet kunnen: acht tot twaalf onderdelen'),
    places: z
      .array(choice(z.enum(['bureau', 'telefoon', 'beide']).describe('Welke van de drie')))
      .length(3)
      .describe('Waar het gebruikt wordt'),
    couplings: z.array(choice(id)).min(1).max(6).describe('Waar het aan gekoppeld wordt'),
    users: z
      .array(
        z.strictObject({ id: z.enum(userGroups).describe('Welke van de drie, zoals bij Tarieven'), label }),
      )
      .length(3)
      .describe('Hoeveel mensen ermee werken'),
    starts: z.array(start).min(1).describe('Waar je mee begint: een per oplossing'),
  })
  .superRefine(({ base, starts, ...groups }, { addIssue }) => {
    const fail = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    const all = Object.values(groups).flat();
    const ids = all.map((each) => each.id);
    const startIds = new Set(starts.map((each) => each.id));
    if (startIds.size < starts.length) fail(['starts'], 'elke oplossing is één keer een begin');
    if (base.max <= base.min) fail(['base', 'max'], 'moet meer zijn dan "min"');
    if (new Set(ids).size < ids.length) fail([], 'elke korte naam komt één keer voor');
    if (all.some((each) => 'max' in each && each.max < each.min))
      fail([], '"max" is nergens minder dan "min"');
    for (const [at, { choices }] of starts.entries()) {
      const unknown = choices.filter((each) => !(ids as string[]).includes(each));
      const isWhole = [groups.places, groups.users].every(
        (group) => group.filter((each) => choices.includes(each.id)).length === 1,
      );
      if (unknown.length > 0) fail(['starts', at, 'choices'], `onbekend: ${unknown.join(', ')}`);
      if (!isWhole) fail(['starts', at, 'choices'], 'kies één plek en één aantal mensen');
    }
  })
  .describe('Eigen maquette');

export type OwnMaquette = z.infer<typeof ownMaquetteSchema>;
export type Choice = Range & { id: string; label: string };
export type Start = OwnMaquette['starts'][number];

/** content/eigen-maquette.json, checked at the start of each build. */
// An enum of JSON is a string to TypeScript.
export const ownMaquette = choicesFile as OwnMaquette;

/** Where a visitor draws their own, begun as a solution where there is such a start; the first is at `/maquette`. */
export function ownMaquetteHref(slug: string): string {
  const [, ...others] = ownMaquette.starts;
  return others.some(({ id: other }) => other === slug) ? routes.ownMaquetteStart(slug) : routes.ownMaquette;
}

const formatNumber = (number: number) => number.toLocaleString('nl-NL');

/** What some halves of a sprint add, such as `+ 1 tot 2 weken, € 3.125 tot € 6.250`. */
export function describeAddition({ min, max }: Range, { sprint } = rates): string {
  const weeks = sprint.weeks / 2;
  const price = sprint.price / 2;
  if (max === 0) return 'kost niets extra';
  const [least, most] = [min, max].map((halves) => formatNumber(halves * weeks));
  const unit = max * weeks === 1 ? 'week' : 'weken';
  if (min === max) return `+ ${least} ${unit}, ${formatEuros(min * price)}`;
  if (min === 0) return `tot ${most} ${unit} erbij, tot ${formatEuros(max * price)}`;
  return `+ ${least} tot ${most} ${unit}, ${formatPrices({ min: min * price, max: max * price })}`;
}

/** What building a start costs as it is preset, such as `6 tot 12 weken bouwen, € 18.750 tot € 37.500`. */
export function describePreset(choices: OwnMaquette, start: Start): string {
  const chosen = listChoices(choices).filter(({ id: choiceId }) => start.choices.includes(choiceId));
  const countSprints = (end: 'min' | 'max') =>
    chosen.reduce((sum, each) => sum + each[end], choices.base[end]) / 2;
  const { weeks, price } = estimate({ min: countSprints('min'), max: countSprints('max') });
  return `${formatNumber(weeks.min)} tot ${formatNumber(weeks.max)} weken bouwen, ${formatPrices(price)}`;
}

/** Every choice there is. */
export const listChoices = ({ people, parts, places, couplings, users }: OwnMaquette): Choice[] => [
  ...people,
  ...parts,
  ...places,
  ...couplings,
  // They change what a month costs, not what building does.
  ...users.map((group) => ({ ...group, min: 0, max: 0 })),
];

/**
 * The styles that add up and show what is chosen: every choice counts its halves of a sprint, and two counter styles
 * write a count as whole weeks and euros.
 */
export function createChoiceStyles(choices: OwnMaquette, { sprint } = rates): string {
  const all = listChoices(choices);
  const most = all.reduce((sum, { max }) => sum + max, choices.base.max);
  const write = (name: string, format: (sprints: number) => string) => {
    const symbols = Array.from({ length: most + 1 }, (_, count) => `"${format(count / 2)}"`);
    return `@counter-style ${name}{system:fixed 0;symbols:${symbols.join(' ')}}`;
  };
  const count = ({ min, max }: Range) => `min ${min} max ${max}`;
  return [
    write('weeks', (sprints) => formatNumber(sprints * sprint.weeks)),
    write('euros', (sprints) => formatEuros(sprints * sprint.price)),
    `.draw{counter-reset:${count(choices.base)}}`,
    ...all.flatMap((each) => [
      each.max > 0 ? `[value=${each.id}]:checked{counter-increment:${count(each)}}` : '',
      `.draw:not(:has([value=${each.id}]:checked)) [data-of=${each.id}]{display:none}`,
    ]),
  ].join('');
}
