import assert from 'node:assert/strict';
import { test } from 'node:test';

import { writeCounts } from './counts.ts';
import { fillFigures } from './figures.ts';
import { mapTexts } from './map-texts.ts';

test('a figure replaces its name in a field, at any depth; an unknown name stays', () => {
  const date = new Date();
  const fields = { title: '{Cases} of {cases}', date, items: [{ text: 'na {sprintweken}', count: 3 }] };
  const figures = { cases: 'zeven', Cases: 'Zeven', sprintweken: '2 weken' };
  assert.deepEqual(
    mapTexts(fields, (text) => fillFigures(text, figures)),
    { title: 'Zeven of zeven', date, items: [{ text: 'na 2 weken', count: 3 }] },
  );
  assert.equal(fillFigures('{caces} {}', figures), '{caces} {}');
});

test('a count is a word up to twelve, capitalised like its name', () => {
  for (const [count, small, capital] of [
    [0, 'nul', 'Nul'],
    [1, 'één', 'Eén'],
    [12, 'twaalf', 'Twaalf'],
    [13, '13', '13'],
    [1_200, '1.200', '1.200'],
  ] as const) {
    assert.deepEqual(writeCounts({ cases: count }), { cases: small, Cases: capital });
  }
});
