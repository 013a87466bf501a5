import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkSolutions } from './case-solution.ts';

const one = (solution: string) => [{ id: 'een-case', data: { solution } }];

test('a case belongs to a solution that exists', () => {
  assert.doesNotThrow(() => checkSolutions(one('planning'), ['klantportaal', 'planning']));
  assert.throws(() => checkSolutions(one('weg'), ['planning']), {
    message: /content\/cases\/een-case\.mdx[\s\S]*veld "solution": er is geen oplossing "weg"/,
  });
});
