import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listPageNumbers } from './articles/page-numbers.ts';
import { describeChosen } from './cases/chosen.ts';

test('a listing page links to the first, the last, itself and its neighbours', () => {
  assert.deepEqual(listPageNumbers(1, 2), [1, 2]);
  assert.deepEqual(listPageNumbers(1, 4), [1, 2, 4]);
  assert.deepEqual(listPageNumbers(200, 417), [1, 199, 200, 201, 417]);
  assert.deepEqual(listPageNumbers(417, 417), [1, 416, 417]);
});

test('the cases of a category are counted in Dutch', () => {
  assert.match(describeChosen(0, 0), /^Er is nog geen case uitgewerkt\.$/);
  assert.match(describeChosen(0, 3), /^In deze groep is nog geen case uitgewerkt\. /);
  assert.match(describeChosen(1, 3), /^1 van de 3 uitgewerkte cases hoort /);
  assert.match(describeChosen(2, 3), /^2 van de 3 uitgewerkte cases horen /);
  assert.match(describeChosen(3, 3), /^Alle uitgewerkte cases hieronder horen /);
});
