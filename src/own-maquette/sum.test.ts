// The sum that the page's styles show is the sum in the mail, for every choice.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sumUp } from '../../supabase/functions/send-contact-email/drawing.ts';
import { formatPrices, formatRange } from '../site/costs.ts';
import { estimate } from '../site/figures.ts';
import { listChoices, ownMaquette } from './schema.ts';
import { createChoiceStyles, describePreset } from './sum.ts';
import { rates } from '../site/rates.ts';

const styles = createChoiceStyles(ownMaquette);

/** The symbols of a counter style, by count. */
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

/** The sum that the page shows for two counts. */
const show = ({ min, max }: typeof base) =>
  `${weeks[min]} tot ${weeks[max]} weken bouwen, ${euros[min]} tot ${euros[max]} excl. btw`;

test('each choice adds its costs on the page, and every sum reads as in the mail', () => {
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
      const shown = `${inWeeks.min} tot ${inWeeks.max} weken bouwen, ${formatPrices(price)} excl. btw`;
      assert.equal(show({ min, max }), shown);
      const sum = sumUp([{ min: min - least, max: max - widest }]).replaceAll('€ ', '€\u00a0');
      const mockup = `met de mockup erin. Die duurt ${formatRange(rates.mockup.weeks)} weken en komt vóór de bouw.`;
      assert.equal(sum, `${shown}, ${mockup}`);
    }
  }
});

test('without styles, the page shows the sum of its preset', () => {
  for (const preset of ownMaquette.presets) {
    const counts = preset.choices.map((id) =>
      readCount(String.raw`\[value=${id}\]:checked\{counter-increment`),
    );
    const add = (end: 'min' | 'max') => counts.reduce((sum, count) => sum + count[end], base[end]);
    const shown = show({ min: add('min'), max: add('max') });
    assert.equal(`${describePreset(ownMaquette, preset)} excl. btw`, shown, preset.id);
  }
});
