import assert from 'node:assert/strict';
import { test } from 'node:test';

import { watchRest } from './rest.ts';
import { particleCanvasSettings } from './settings.ts';

const { restAfterMs } = particleCanvasSettings;

test('rests once nobody touched the page for twenty seconds, until the next touch', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const page = new EventTarget();
  const told: boolean[] = [];
  watchRest(page, (resting) => told.push(resting));
  context.mock.timers.tick(restAfterMs - 1);
  assert.equal(told.at(-1), false);
  context.mock.timers.tick(1);
  assert.equal(told.at(-1), true);
  for (const touch of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    page.dispatchEvent(new Event(touch));
    assert.equal(told.at(-1), false, touch);
    context.mock.timers.tick(restAfterMs - 1);
    page.dispatchEvent(new Event(touch));
    context.mock.timers.tick(restAfterMs - 1);
    assert.equal(told.at(-1), false, touch);
    context.mock.timers.tick(1);
    assert.equal(told.at(-1), true, touch);
  }
});
