import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeChosen } from './chosen.ts';

for (const [own, total, sentence] of [
  [0, 0, 'Er is nog geen case uitgewerkt.'],
  [0, 3, 'In deze groep is nog geen case uitgewerkt. Hieronder staan die van andere groepen.'],
  [1, 3, '1 van de 3 uitgewerkte cases hoort bij deze groep en staat bovenaan.'],
  [2, 3, '2 van de 3 uitgewerkte cases horen bij deze groep en staan bovenaan.'],
  [3, 3, 'Alle uitgewerkte cases hieronder horen bij deze groep.'],
] as const) {
  test(`${own} of ${total} cases are counted in Dutch`, () => {
    assert.equal(describeChosen(own, total), sentence);
  });
}
