import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createFirstLine } from './subject.ts';

const subjects = { planning: 'Planning', saas: 'SaaS-platform' };

test('a known subject becomes the first line', () => {
  assert.equal(createFirstLine('?onderwerp=planning', subjects), 'Onderwerp: Planning\n\n');
  assert.equal(createFirstLine('?a=b&onderwerp=saas', subjects), 'Onderwerp: SaaS-platform\n\n');
});

test('an unknown subject, none, or a name every object has is not taken', () => {
  for (const search of [
    '',
    '?onderwerp=',
    '?onderwerp=gratis',
    '?onderwerp=constructor',
    '?onderwerp=__proto__',
    '?onderwerp=Planning',
  ]) {
    assert.equal(createFirstLine(search, subjects), '');
  }
});
