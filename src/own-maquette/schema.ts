import { z } from 'astro/zod';

import choicesFile from '../../content/eigen-maquette.json' with { type: 'json' };
import { routes } from '../site/addresses.ts';
import { userGroups, type Range } from '../site/rates.ts';

const words = (min: number, max: number, description: string) =>
  z.string().trim().min(min).max(max).describe(description);
const halves = z.number().int().min(0).max(8);
/** What a choice adds, in half sprints. */
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

/** What is on the screen for a group. */
const work = {
  tasks: z
    .array(words(5, 24, 'Een verzonnen klus'))
    .length(3)
    .describe('Drie klussen op het scherm: een nieuwe, een lopende en een die klaar is'),
  document: words(5, 28, 'Een verzonnen stuk'),
};

const person = z.strictObject({
  id,
  label,
  person: words(2, 12, 'Voornaam van iemand uit deze groep'),
  ...work,
  ...cost,
});

/** The drawings of features, in `Feature.astro`. */
export const featureDrawings = [
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

const feature = z.strictObject({
  id,
  label,
  drawing: z.enum(featureDrawings).describe('Tekening op het scherm'),
  heading: words(3, 30, 'Kop op het scherm, die een bezoeker mag veranderen'),
  ...cost,
});

const preset = z.strictObject({
  id: id.describe('Oplossing: de bestandsnaam, zonder .mdx'),
  title: words(10, 50, 'Kop boven de pagina'),
  app: words(2, 20, 'Naam van de applicatie'),
  choices: z
    .array(z.string().describe('Korte naam van een keuze'))
    .min(2)
    .describe('Wat vooraf is gekozen, waaronder één plek en één aantal mensen'),
  work: z
    .array(z.strictObject({ id: z.string().describe('Korte naam van de groep'), ...work }))
    .describe('Klussen en stukken die hier anders zijn dan bij de groep'),
  headings: z
    .array(
      z.strictObject({
        feature: z.string().describe('Korte naam van het onderdeel'),
        text: words(3, 30, 'De kop'),
      }),
    )
    .describe('Koppen die hier anders zijn dan bij het onderdeel'),
});

/** The schema of content/eigen-maquette.json: what a visitor of /maquette can choose. */
export const ownMaquetteSchema = z
  .strictObject({
    base: z.strictObject({ label, ...cost }).describe('Wat er altijd in zit'),
    people: z.array(person).min(1).max(6).describe('Wie ermee werkt'),
    features: z.array(feature).min(8).max(12).describe('Wat het moet kunnen: acht tot twaalf onderdelen'),
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
    presets: z.array(preset).min(1).describe('Waar je mee begint: een per oplossing'),
  })
  .superRefine(({ base, presets, ...groups }, { addIssue }) => {
    const fail = (path: PropertyKey[], message: string) => addIssue({ code: 'custom', path, message });
    const all = Object.values(groups).flat();
    const ids = all.map((each) => each.id);
    const presetIds = new Set(presets.map((each) => each.id));
    if (presetIds.size < presets.length) fail(['presets'], 'elke oplossing is één keer een begin');
    if (base.max <= base.min) fail(['base', 'max'], 'moet meer zijn dan "min"');
    if (new Set(ids).size < ids.length) fail([], 'elke korte naam komt één keer voor');
    if (all.some((each) => 'max' in each && each.max < each.min))
      fail([], '"max" is nergens minder dan "min"');
    for (const [at, { choices }] of presets.entries()) {
      const unknown = choices.filter((each) => !(ids as string[]).includes(each));
      const isWhole = [groups.places, groups.users].every(
        (group) => group.filter((each) => choices.includes(each.id)).length === 1,
      );
      if (unknown.length > 0) fail(['presets', at, 'choices'], `onbekend: ${unknown.join(', ')}`);
      if (!isWhole) fail(['presets', at, 'choices'], 'kies één plek en één aantal mensen');
    }
  })
  .describe('Eigen maquette');

export type OwnMaquette = z.infer<typeof ownMaquetteSchema>;
export type Choice = Range & { id: string; label: string };
export type Preset = OwnMaquette['presets'][number];

/** content/eigen-maquette.json, which each build checks first. */
// TypeScript reads an enum in JSON as a string.
export const ownMaquette = choicesFile as OwnMaquette;

/** Returns the address of a preset, which is `/maquette` for the first one and for a slug without a preset. */
export function ownMaquetteHref(slug: string): string {
  const [, ...others] = ownMaquette.presets;
  return others.some(({ id: other }) => other === slug) ? routes.ownMaquettePreset(slug) : routes.ownMaquette;
}

/** Lists every choice. */
export const listChoices = ({ people, features, places, couplings, users }: OwnMaquette): Choice[] => [
  ...people,
  ...features,
  ...places,
  ...couplings,
  // Users change the monthly costs, not the costs of building.
  ...users.map((group) => ({ ...group, min: 0, max: 0 })),
];
