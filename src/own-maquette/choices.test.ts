// The sum that the page shows by its styles is the sum in the mail, for all that can be chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { routes } from '../site/addresses.ts';
import { formatPrices } from '../site/costs.ts';
import {
  createChoiceStyles,
  describePreset,
  listChoices,
  ownMaquette,
  ownMaquetteSchema,
} from './choices.ts';
import { estimate } from '../site/figures.ts';
import {
  describeDrawing,
  drawingFields,
  sumUp,
} from '../../supabase/functions/send-contact-email/drawing.ts';

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

test('each choice counts on the page what it costs, and every sum is written as in the mail', () => {
  const choices = listChoices(ownMaquette);
  for (const { id, min, max } of choices) {
    const counted = readCount(String.raw`\[value=${id}\]:checked\{counter-increment`);
    assert.deepEqual(counted, { min, max }, id);
  }
  const { min: least, max: widest } = ownMaquette.base;
  assert.deepEqual(base, { min: least, max: widest });
  const most = choices.reduce((sum, { max }) => sum + max, widest);
  for (let min = least; min <= most; min += 1) {
    for (let max = min + 2; max <= most; max += 1) {
      const { weeks: inWeeks, price } = estimate({ min: min / 2, max: max / 2 });
      const shown = `${inWeeks.min} tot ${inWeeks.max} weken, ${formatPrices(price)} excl. btw`;
      assert.equal(show({ min, max }), shown);
      const sum = sumUp([{ min: min - least, max: max - widest }]).replaceAll('€ ', '€\u00a0');
      assert.ok(sum.startsWith(`${shown}, eerst een mockup van `), sum);
    }
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
