import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../../../site/company.ts';
import { promises } from '../../../site/promises.ts';
import { checkFigures, listKnownWords } from './figures.ts';

const figures = { prijs: '€\u00a02.500', bereik: '€ 2.500 tot € 7.500', winst: '30%', ook: '30%' };
const known = listKnownWords({ ...figures, duur: '2-3 weken', kort: '2 weken', score: '90' });
const check = (text: string, kind: 'articles' | 'screens' = 'articles') =>
  checkFigures({ file: 'a.mdx', kind, text: `---\n${text}` }, known);

test('words that live in a file are told with their names, in a field, in a text and in a list of a part', () => {
  const rows = {
    'lead: >-\n  Kost € 2.500\n---\n': '€ 2.500 staat ook in content/tarieven.json: schrijf {prijs}',
    '---\n**€\u00a02.500**': 'schrijf <Rate of="prijs" />',
    '---\n€ 2.500\ntot € 7.500':
      'tot € 7.500 staat ook in content/tarieven.json: schrijf <Rate of="bereik" />',
    '---\n<KeyFigures items={[{"value":"2-3 weken"}]} />': 'schrijf {duur}',
    '---\n30%': 'schrijf <Rate of="winst" /> of <Rate of="ook" />',
    [`---\n${promises.maintenance.text}`]: 'beloften.json: schrijf <ServicePromise name="maintenance" />',
    [`---\n${company.phone}`]: 'content/bedrijf.json: schrijf <CompanyFact name="phone" />',
    [`lead: ${company.phone}\n---`]: 'content/bedrijf.json',
  };
  for (const [text, end] of Object.entries(rows)) {
    const [tip, ...others] = check(text);
    assert.ok(tip?.tip && tip.message.endsWith(end) && others.length === 0, `${text}: ${tip?.message}`);
  }
  const [{ line, column } = {}] = check('---\nHet\nkost € 2.500');
  assert.deepEqual([line, column], [4, 6]);
});

test('a longer number, one that anybody may write, and a screen of a model are not told', () => {
  const others = ['€ 2.500.000', '€ 2.500,50', '12-3 weken', '1,30%', '2 weken', '90', '<Rate of="prijs" />'];
  for (const text of others) assert.deepEqual(check(`---\n${text}`), []);
  assert.deepEqual(check('---\n€ 2.500', 'screens'), []);
});
