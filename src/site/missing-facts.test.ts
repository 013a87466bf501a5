import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatMissingFacts } from './missing-facts.ts';

test('the missing facts stand in a list under one heading', () => {
  assert.equal(
    formatMissingFacts(['adres', 'telefoon']),
    'Nog in te vullen voordat de site live gaat:\n  - adres\n  - telefoon',
  );
});
