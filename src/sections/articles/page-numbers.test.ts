import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listPageNumbers } from './page-numbers.ts';

const cases: [number: number, last: number, numbers: number[]][] = [
  [1, 2, [1, 2]],
  [2, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 4, [1, 2, 4]],
  [1, 417, [1, 2, 417]],
  [3, 417, [1, 2, 3, 4, 417]],
  [200, 417, [1, 199, 200, 201, 417]],
  [417, 417, [1, 416, 417]],
];

for (const [number, last, numbers] of cases) {
  test(`page ${number} of ${last} links to ${numbers.join(', ')}`, () => {
    assert.deepEqual(listPageNumbers(number, last), numbers);
  });
}
