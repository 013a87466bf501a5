import assert from 'node:assert/strict';
import { test } from 'node:test';

import config from '../../../astro.config.mjs';

const processor = await config.markdown?.processor?.createRenderer({ syntaxHighlight: false });
assert.ok(processor);

const toHtml = async (text: string) => (await processor.render(text)).code.replace(/\s*\n\s*/g, '');

test('a text becomes HTML with typographic quotes, and headings with ids', async () => {
  const html = await toHtml('Dit is "**zo**" &lt; 3.\n\n## Eén kop\n\n## Eén kop');
  assert.match(html, /^<p>Dit is “<strong>zo<\/strong>” &lt; 3\.<\/p><h2 id="eén-kop">.*<h2 id="eén-kop-1">/);
});

test('cells of a table with three columns have the name of their column, those with two do not', async () => {
  const html = await toHtml('| Post | Hoe | Bedrag |\n| - | - | - |\n| **Bouw** | | € 5 |');
  assert.match(html, /^<table class="cards columns"><thead><tr><th scope="col">Post/);
  assert.match(html, /<tbody><tr><th scope="row"><strong>Bouw/);
  assert.match(html, /<td><\/td><td class="figures" data-kolom="Bedrag">€\u00a05/);
  assert.match(html, /<th scope="col">Hoe<\/th><th class="figures" scope="col">Bedrag/);
  assert.doesNotMatch(await toHtml('| a | b |\n| - | - |\n| c | d |'), /class|role|data-/);
});

test('a table has one layout on a phone, by its longest value and its number of columns', async () => {
  for (const [row, layout] of [
    ['Prijs | € 5 | drie weken', 'cards columns'],
    ['Prijs | € 5 | € 55 tot € 1.000 | € 55 tot € 10.000', 'cards columns'],
    ['Prijs | € 5 | € 55 tot € 10.000 | € 55 tot € 10.000', 'cards brief'],
    ['Prijs | € 5 | 1 | 2 | 3', 'cards brief'],
    ['Prijs | € 5 | een tekst van meer letters', 'cards texts'],
  ] as const) {
    const line = row.replaceAll(/[^\|]+/g, '-');
    const html = await toHtml(`| ${row} |\n| ${line} |\n| ${row} |`);
    assert.match(html, new RegExp(`^<table class="${layout}">`));
  }
});

for (const [cells, marked] of [
  [['€ 5', '- € 540'], true],
  [['8-12 weken', '110 uur'], true],
  [['12%', ''], true],
  [['4 sprints erbij', '€ 5'], false],
  [['niets', '€ 5 tot € 6'], true],
] as const) {
  test(`a column of ${cells.join(' and ')} is ${marked ? '' : 'not '}one of figures`, async () => {
    const html = await toHtml(
      ['| a | b |', '| - | - |', ...cells.map((cell) => `| c | ${cell} |`)].join('\n'),
    );
    assert.equal(html.split('<td class="figures">').length - 1, marked ? 2 : 0);
  });
}
