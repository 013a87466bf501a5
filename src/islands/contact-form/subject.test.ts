import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createFirstLine, dropSubject } from './subject.ts';

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

test('the subject of a link says nothing by itself', () => {
  for (const only of ['Onderwerp: Planning\n\n', ' Onderwerp: SaaS-platform ', 'Onderwerp: Planning']) {
    assert.equal(dropSubject(only, subjects).trim(), '');
  }
  assert.equal(dropSubject('Onderwerp: Planning\n\nHoe?', subjects).trim(), 'Hoe?');
  for (const own of [
    '',
    'Hoe?',
    'Onderwerp: Offerte',
    'Onderwerp: Planning en meer',
    'Hoe?\nOnderwerp: Planning',
  ]) {
    assert.equal(dropSubject(own, subjects), own);
  }
});
