import choices from '../../../content/eigen-maquette.json' with { type: 'json' };
import rates from '../../../content/tarieven.json' with { type: 'json' };
import { checkField } from './check-field.ts';
import { Refusal } from './outcome.ts';

/** Returns the path of a preset on the site; the first preset is the page itself. */
const pathOf = (preset: string) => (preset === choices.presets[0]?.id ? '/maquette' : `/maquette/${preset}`);
/** The names of the fields of a drawing. */
export const drawingFields = {
  preset: 'start',
  app: 'app',
  /** Prefix for the id of a feature. */
  heading: 'kop-',
  people: 'mensen[]',
  features: 'delen[]',
  place: 'plek',
  couplings: 'koppelingen[]',
  users: 'aantal',
} as const;
/** Maximum lengths in characters; the remark and the longest list fit in a message. */
export const drawingLimits = { app: 30, heading: 40, remark: 2500 };

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

/** Returns whether a posted form contains a drawing. */
export const isDrawing = (form: URLSearchParams): boolean => form.has(drawingFields.preset);

/** Formats a drawing as the text of a message; throws a `Refusal` for an unknown choice. */
export function describeDrawing(form: URLSearchParams, origin: string): string {
  const preset = pick(form, 'preset', choices.presets)[0];
  const place = pick(form, 'place', choices.places);
  const users = pick(form, 'users', choices.users);
  if (!preset || place.length !== 1 || users.length !== 1) throw refuse('message');
  const people = pick(form, 'people', choices.people);
  const features = pick(form, 'features', choices.features);
  const couplings = pick(form, 'couplings', choices.couplings);
  const list = (title: string, labels: string[]) => [
    '',
    title,
    ...(labels.length > 0 ? labels : ['niets gekozen']).map((label) => `- ${label}`),
  ];
  const named = ({ id, label }: Choice) =>
    `${label}, met als kop ‘${read(form, drawingFields.heading + id, drawingLimits.heading) || label}’`;
  const labels = (chosen: readonly { readonly label: string }[]) => chosen.map(({ label }) => label);
  return [
    `Getekend op ${origin}${pathOf(preset.id)} (${preset.title})`,
    `Applicatie: ${read(form, drawingFields.app, drawingLimits.app) || 'zonder naam'}`,
    ...list('Wie ermee werkt', labels(people)),
    ...list('Wat het moet kunnen', features.map(named)),
    ...list('Waar', labels(place)),
    ...list('Gekoppeld aan', labels(couplings)),
    ...list('Hoeveel mensen', labels(users)),
    '',
    `Som op de site: ${sumUp([...people, ...features, ...place, ...couplings])}`,
    '',
    'Opmerking:',
    read(form, 'message', drawingLimits.remark, 'textarea') || 'geen',
  ].join('\n');
}

/** Formats the price that the page shows for these choices; their sizes are in half sprints. */
export function sumUp(chosen: readonly Pick<Choice, 'min' | 'max'>[]): string {
  const { sprint, mockup } = rates;
  const sprints = (['min', 'max'] as const).map(
    (end) => chosen.reduce((sum, choice) => sum + choice[end], choices.base[end]) / 2,
  );
  const weeks = sprints.map((count) => (count * sprint.weeks).toLocaleString('nl-NL')).join(' tot ');
  const price = sprints.map((count) => `€ ${(count * sprint.price).toLocaleString('nl-NL')}`).join(' tot ');
  return `${weeks} weken bouwen, ${price} excl. btw, met de mockup erin. Die duurt ${mockup.weeks.min}-${mockup.weeks.max} weken en komt vóór de bouw.`;
}

/** Returns the chosen items of a list, in the order of the list. */
function pick<Item extends { readonly id: string }>(
  form: URLSearchParams,
  field: keyof typeof drawingFields,
  list: readonly Item[],
): Item[] {
  const posted = form.getAll(drawingFields[field]);
  if (posted.some((id) => !list.some((item) => item.id === id))) throw refuse(drawingFields[field]);
  return list.filter(({ id }) => posted.includes(id));
}

function read(
  form: URLSearchParams,
  key: string,
  maxLength: number,
  type: 'text' | 'textarea' = 'text',
): string {
  const checked = checkField({ key, label: key, type, maxLength, autoComplete: 'on' }, form.get(key) ?? '');
  if ('value' in checked && typeof checked.value === 'string') return checked.value;
  throw refuse(key);
}

const refuse = (field: string) => new Refusal(422, 'fields', {}, { fields: [field] });
