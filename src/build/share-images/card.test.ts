import assert from 'node:assert/strict';
import { test } from 'node:test';

import satori from 'satori';

import { shareImageSize } from '../../seo/share-image.ts';
import { createCard, logoBox, panelBox, paperBox, type CardWords } from './card.ts';
import { readLook } from './look.ts';
import { setTitle } from './title.ts';

const look = await readLook();
const [, logoTop, , logoHeight] = logoBox;
const drawingLeft = Math.min(panelBox[0], paperBox[0]);

/** The boxes of all that has text, as Satori lays it out. */
async function layOut(words: CardWords) {
  const boxes: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
  await satori(createCard(words, 'Maquette', look), {
    ...shareImageSize,
    fonts: look.fonts,
    onNodeDetected: ({ left, top, width, height, textContent: text }) => {
      if (text) boxes.push({ text, left, top, right: left + width, bottom: top + height });
    },
  });
  return boxes;
}

const measure = 'Eerst een maquette, dan pas bouwen';
const cards: Record<string, CardWords> = {
  'the longest title': {
    section: 'Kennis: SaaS & Businessmodellen',
    title: 'Waarom WWW-mockups van € 12.500 meer opleveren dan mooie offertes met 40 pagina’s',
    measure,
  },
  'the longest title and text of a solution': {
    section: 'Aanpak, stap 4 van 4',
    title: 'Alles wat je moet weten over je data',
    subtitle:
      'Een webapplicatie op het beginscherm die meteen doorwerkt zonder bereik en waar je geen enkele appstore voor nodig hebt.',
    measure,
  },
  'one very long word': { section: 'Over', title: 'Arbeidsongeschiktheidsverzekeringsmaatschappij', measure },
  'one short word': { section: 'Over', title: 'AVG', measure: '35 cases' },
};

for (const [name, words] of Object.entries(cards)) {
  test(`${name} stays below the logo, beside the drawing, and off its own neighbours`, async () => {
    const [brand, ...boxes] = await layOut(words);
    assert.equal(brand?.text, 'Maquette');
    assert.ok(boxes.length >= 3);
    for (const [index, box] of boxes.entries()) {
      assert.ok(box.top >= logoTop + logoHeight, `${box.text}: ${box.top}`);
      assert.ok(box.right <= drawingLeft, `${box.text}: ${box.right}`);
      assert.ok(box.bottom <= shareImageSize.height, `${box.text}: ${box.bottom}`);
      const above = boxes[index - 1];
      if (above) assert.ok(box.top >= above.bottom - 1, `${above.text} / ${box.text}`);
    }
  });
}

const letters = (count: number) => 'a'.repeat(count);
const set = (title: string, height = 326) => setTitle(title, 570, height, (text) => text.length * 0.5);

test('a title is as large as its longest word and its box allow', () => {
  for (const [count, fontPx] of [
    [11, 96],
    [12, 76],
    [16, 62],
    [19, 44],
    [25, 44],
    [40, 28],
  ] as const) {
    assert.equal(set(letters(count)).fontPx, fontPx, `${count} letters`);
  }
  assert.deepEqual(set(`de ${letters(40)}`).lines, ['de', letters(40)]);
  assert.equal(set('Progressive web apps').fontPx, 96);
  assert.equal(set('Progressive web apps', 190).fontPx, 76);
});

test('a line ends with a part of the sentence, not with a short word, and no word is left alone', () => {
  for (const lines of [
    ['Cases:', 'het probleem,', 'de keuze en wat', 'we weglieten'],
    ['Van idee naar', 'eerste klant', 'in twaalf weken'],
  ]) {
    assert.deepEqual(setTitle(lines.join(' '), 570, 326, look.measure).lines, lines);
  }
  assert.match(set('Vertel wat je wilt laten bouwen').lines.at(-1) ?? '', / /);
});
