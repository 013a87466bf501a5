// The sum that the page shows by its styles is the sum in the mail, for all that can be chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { routes } from '../../site/addresses.ts';
import {
  createChoiceStyles,
  describePreset,
  listChoices,
  ownMaquette,
  ownMaquetteSchema,
} from '../../site/own-maquette.ts';
import { estimate } from '../../site/figures.ts';
import {
  describeDrawing,
  drawingFields,
  sumUp,
} from '../../../supabase/functions/send-contact-email/drawing.ts';

const styles = createChoiceStyles(ownMaquette);

/** The texts of a counter style, by the count. */
const readSymbols = (name: string) =>
  Array.from(
    (new RegExp(`@counter-style ${name}\\{[^}]*\\}`).exec(styles)?.[0] ?? '').matchAll(/"([^"]*)"/g),
    ([, text = '']) => text,
  );
const weeks = readSymbols('weeks');
const euros = readSymbols('euros');
const readCount = (pattern: string) => {
  const [, min = 0, max = 0] = new RegExp(`${pattern}:min (\\d+) max (\\d+)`).exec(styles) ?? [];
  return { min: Number(min), max: Number(max) };
};
const base = readCount(String.raw`\.draw\{counter-reset`);

/** What the page shows for two counts. */
const show = ({ min, max }: typeof base) =>
  `${weeks[min]} tot ${weeks[max]} weken, ${euros[min]} tot ${euros[max]} excl. btw`;

test('every combination of choices has the sum of its parts, on the page and in the mail', () => {
  const { people, parts, places, couplings } = ownMaquette;
  const counts = new Map(
    listChoices(ownMaquette).map(({ id }) => [
      id,
      readCount(String.raw`\[value=${id}\]:checked\{counter-increment`),
    ]),
  );
  const free = [...parts, ...couplings, ...people];
  const sums = new Map<string, string>();
  for (const place of places) {
    for (let bits = 0; bits < 2 ** free.length; bits += 1) {
      let { min, max } = base;
      let least = ownMaquette.base.min + place.min;
      let most = ownMaquette.base.max + place.max;
      min += counts.get(place.id)?.min ?? 0;
      max += counts.get(place.id)?.max ?? 0;
      for (const [at, choice] of free.entries()) {
        if (!(bits & (1 << at))) continue;
        const count = counts.get(choice.id) ?? assert.fail(choice.id);
        min += count.min;
        max += count.max;
        least += choice.min;
        most += choice.max;
      }
      if (min !== least || max !== most) assert.fail(`${place.id} ${bits.toString(2)}`);
      sums.set(`${min} ${max}`, show({ min, max }));
    }
  }
  assert.ok(sums.size > 20);
  for (const [key, shown] of sums) {
    const [min = 0, max = 0] = key.split(' ').map(Number);
    const rest = { min: min - ownMaquette.base.min, max: max - ownMaquette.base.max };
    assert.ok(sumUp([rest]).replaceAll('€ ', '€\u00a0').startsWith(`${shown}, eerst een mockup van `), key);
    const sprints = { min: min / 2, max: max / 2 };
    assert.ok(sprints.min < sprints.max, key);
    const { weeks: inWeeks, price } = estimate(sprints);
    const euro = (amount: number) => `€\u00a0${amount.toLocaleString('nl-NL')}`;
    const expected = `${inWeeks.min} tot ${inWeeks.max} weken, ${euro(price.min)} tot ${euro(price.max)} excl. btw`;
    assert.equal(shown, expected);
  }
});

test('without styles a start says what the styles count for it', () => {
  for (const start of ownMaquette.starts) {
    const counts = start.choices.map((id) =>
      readCount(String.raw`\[value=${id}\]:checked\{counter-increment`),
    );
    const add = (end: 'min' | 'max') => counts.reduce((sum, count) => sum + count[end], base[end]);
    const shown = show({ min: add('min'), max: add('max') });
    assert.equal(`${describePreset(ownMaquette, start).replace(' bouwen', '')} excl. btw`, shown, start.id);
  }
});

test('every start names choices that exist, and what does not fit together is refused', () => {
  assert.ok(ownMaquetteSchema.safeParse(ownMaquette).success);
  const [start = assert.fail(), ...starts] = ownMaquette.starts;
  const [part = assert.fail(), ...parts] = ownMaquette.parts;
  for (const change of [
    { starts: [start, ...starts, start] },
    { starts: [{ ...start, choices: [...start.choices, 'onbekend'] }, ...starts] },
    { starts: [{ ...start, choices: start.choices.filter((id) => id !== 'beide' && id !== 'bureau') }] },
    { parts: [{ ...part, min: 3, max: 2 }, ...parts] },
    { parts: [{ ...part, id: parts[0]?.id }, ...parts] },
    { base: { ...ownMaquette.base, max: ownMaquette.base.min } },
  ]) {
    assert.ok(!ownMaquetteSchema.safeParse({ ...ownMaquette, ...change }).success, JSON.stringify(change));
  }
});

test('a drawing is written as a list with its sum, and what is not on the list is refused', () => {
  const [start = assert.fail(), ...others] = ownMaquette.starts;
  const [first = assert.fail(), second = assert.fail()] = ownMaquette.parts;
  const form = (change: [string, string][] = []) =>
    new URLSearchParams([
      [drawingFields.start, start.id],
      [drawingFields.app, 'Mijn <b>app</b>'],
      [drawingFields.parts, second.id],
      [drawingFields.parts, first.id],
      [drawingFields.heading + first.id, 'Mijn lijst'],
      [drawingFields.place, ownMaquette.places[0]?.id ?? ''],
      [drawingFields.users, ownMaquette.users[0]?.id ?? ''],
      ['message', 'Haast\r\n- Lijst'],
      ...change,
    ]);
  const text = describeDrawing(form(), 'https://www.example.test');
  assert.ok(text.startsWith(`Getekend op https://www.example.test/maquette (${start.title})\n`));
  for (const { id, title } of others) {
    const begun = form();
    begun.set(drawingFields.start, id);
    const from = `https://www.example.test${routes.ownMaquetteStart(id)}`;
    assert.ok(
      describeDrawing(begun, 'https://www.example.test').startsWith(`Getekend op ${from} (${title})\n`),
    );
  }
  assert.match(text, /Applicatie: Mijn <b>app<\/b>\n\nWie ermee werkt\n- niets gekozen\n/);
  assert.ok(text.includes(`\n- ${first.label}, met als kop ‘Mijn lijst’\n- ${second.label}, met als kop ‘`));
  assert.ok(text.includes(`\nSom op de site: ${sumUp([first, second])}\n`));
  assert.ok(text.endsWith('\n\nOpmerking:\nHaast\n- Lijst'));
  for (const [field, value] of [
    [drawingFields.people, 'directie'],
    [drawingFields.parts, 'constructor'],
    [drawingFields.couplings, ''],
    [drawingFields.place, 'maan'],
    [drawingFields.place, ownMaquette.places[1]?.id ?? ''],
    [drawingFields.users, ownMaquette.users[1]?.id ?? ''],
  ] as const) {
    assert.throws(() => describeDrawing(form([[field, value]]), ''), /fields/, `${field} ${value}`);
  }
  const changed = form();
  for (const [field, value] of [
    [drawingFields.start, 'elders'],
    [drawingFields.app, 'twee\r\nregels'],
    [drawingFields.app, 'a'.repeat(31)],
  ] as const) {
    const wrong = new URLSearchParams(changed);
    wrong.set(field, value);
    assert.throws(() => describeDrawing(wrong, ''), /fields/, `${field} ${value}`);
  }
});
