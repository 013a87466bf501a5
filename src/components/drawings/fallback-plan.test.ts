import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFallbackPlan } from './fallback-plan.ts';

const categories = ['Zorg', 'Logistiek', 'Vastgoed', 'Productie', 'AI', 'Security', '', 'Één dag'];

test('the same category is always the same drawing, whatever its capitals and spaces', () => {
  assert.deepEqual(createFallbackPlan('Zorg'), createFallbackPlan(' zorg '));
});

test('categories differ from each other', () => {
  const drawings = new Set(categories.map((category) => JSON.stringify(createFallbackPlan(category))));
  assert.equal(drawings.size, categories.length);
});

test('every drawing has exactly one signal part and stays on its floor of 290 by 232', () => {
  for (const category of categories) {
    const parts = createFallbackPlan(category);
    assert.equal(parts.filter(({ signal }) => signal).length, 1, category);
    for (const { at, size } of parts) {
      assert.ok(at[0] > 0 && at[0] + size[0] < 290, category);
      assert.ok(at[1] > 0 && at[1] + size[1] < 232, category);
    }
  }
});
