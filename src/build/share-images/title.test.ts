import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readLook } from './look.ts';
import { setTitle, titleLineHeight, type Measure } from './title.ts';

const box = { width: 570, height: 326 };
const measure: Measure = (text) => text.length * 0.5;
const set = (title: string, { width, height } = box) => setTitle(title, width, height, measure);
const letters = (count: number) => 'a'.repeat(count);

const titles = [
  'AVG',
  'Vertel wat je wilt laten bouwen',
  'De kracht van de mockupfase: eerst klikken, dan bouwen',
  'Wat is een Progressive Web App, en wanneer kies je ervoor?',
  'Waarom een mockup van duizenden euro’s je meer oplevert dan een offerte van 40 p',
];

for (const title of titles) {
  test(`all of "${title}" fits in its box, in its order`, () => {
    const { fontPx, lines } = set(title);
    assert.equal(lines.join(' '), title);
    assert.ok(lines.every((line) => measure(line) * fontPx <= box.width));
    assert.ok(lines.length * fontPx * titleLineHeight <= box.height);
  });
}

test('a word is as large as the box is wide', () => {
  assert.equal(set(letters(11)).fontPx, 96);
  assert.equal(set(letters(12)).fontPx, 76);
  assert.equal(set(letters(15)).fontPx, 76);
  assert.equal(set(letters(16)).fontPx, 62);
  assert.equal(set(letters(18)).fontPx, 62);
  assert.equal(set(letters(19)).fontPx, 44);
  assert.equal(set(letters(25)).fontPx, 44);
});

test('a word that fits at no size is set smaller until it does', () => {
  const { fontPx, lines } = set(`de ${letters(40)}`);
  assert.deepEqual(lines, ['de', letters(40)]);
  assert.equal(fontPx, 28);
});

test('a lower box sets a title smaller', () => {
  assert.equal(set('Progressive web apps').fontPx, 96);
  assert.equal(set('Progressive web apps', { width: 570, height: 190 }).fontPx, 76);
});

const look = await readLook();

test('in our own letters, a line ends with a part of the sentence where it can', () => {
  const { lines } = setTitle('Cases: het probleem, de keuze en wat we weglieten', 570, 326, look.measure);
  assert.deepEqual(lines, ['Cases:', 'het probleem,', 'de keuze en wat', 'we weglieten']);
});

test('in our own letters, a short word goes along with what follows', () => {
  const { lines } = setTitle('Van idee naar eerste klant in twaalf weken', 570, 326, look.measure);
  assert.deepEqual(lines, ['Van idee naar', 'eerste klant', 'in twaalf weken']);
});

test('no word is left alone on the last line where a smaller size has room for it', () => {
  const { lines } = set('Vertel wat je wilt laten bouwen');
  assert.ok(lines.at(-1)?.includes(' '), lines.join(' / '));
});
