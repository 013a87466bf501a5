import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseTextFile } from '../files/text-file.ts';
import { readBody } from '../body.ts';
import { checkPatterns, findPatterns, formatPatterns } from './patterns.ts';

const find = (body: string, fields = 'title: Titel') => {
  const text = parseTextFile('content/over.mdx', 'pages', `---\n${fields}\n---\n${body}\n`);
  return findPatterns(text, readBody(text).nodes);
};

test('each pattern is counted in paragraphs, headings, parts and fields, but not in code, comments and labels', () => {
  const rows = {
    'Dat is de vraag: wat kost het?': '1 0 0 0',
    '## Een goede kop: zo gaat het': '1 0 0 0',
    'Er is *een regel*: niets.': '1 0 0 0',
    'Duurder: een koppeling.': '0 0 0 0',
    'Om 9:30 uur: Anna.': '0 0 0 0',
    '`een twee drie: vier`': '0 0 0 0',
    '{/* een twee drie: vier */}': '0 0 0 0',
    'Bel in plaats van te mailen.': '0 1 0 0',
    '<Card title="Bel in plaats van te mailen" />': '0 1 0 0',
    'Hoe, lees je bij [data](/a).': '0 0 1 0',
    'Dat staat in de [lijst](/a).': '0 0 1 0',
    'Hier lees je waarom.': '0 0 1 0',
    'Het pakket staat bij de klant.': '0 0 0 0',
    'Lees [hoe data werkt](/a).': '0 0 0 0',
    'Vertel wat je zoekt, dan zeggen we wat het kost.': '0 0 0 1',
    'Neem een week. Dan laten we zien wat kan.': '0 0 0 1',
    'Bel ons, dan zeggen we wat het kost.': '0 0 0 0',
    'Neem een week.\n\nDan bouwen we.': '0 0 0 0',
  };
  const count = (found: ReturnType<typeof find>) => found.map(({ length }) => length).join(' ');
  for (const [text, counts] of Object.entries(rows)) assert.equal(count(find(text)), counts, text);
  const fields = 'seoTitle: "Een lange titel: kort"\ncard:\n  - "Dat is de vraag: wat"';
  assert.equal(count(find('', fields)), '1 0 0 0');
});

test('a page is told at its second, an article at its third, and the table adds up', () => {
  const found = find('Een twee drie: vier.\n\nEen twee drie: vier.', 'title: "Een twee drie: vier"');
  const tell = (kind: 'pages' | 'articles', places = found) =>
    checkPatterns({ file: 'a.mdx', kind }, places).map(
      ({ line, tip, message }) => `${line} ${tip} ${message}`,
    );
  assert.deepEqual(tell('pages'), [
    '4 true 3 keer een dubbele punt midden in een zin; liefst hooguit 1 keer',
  ]);
  assert.match(tell('articles').join(), /^6 true 3 keer .* hooguit 2 keer$/);
  assert.deepEqual(tell('articles', find('Een twee drie: vier. Een twee drie: vier.')), []);
  assert.match(formatPatterns([found, found]), /^een dubbele punt midden in een zin +6 +≤ 49$/m);
});
