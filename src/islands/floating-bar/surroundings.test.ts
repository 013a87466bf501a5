import assert from 'node:assert/strict';
import { test } from 'node:test';

import { floatingBarSettings } from './settings.ts';
import { findPlace, type Box, type Surroundings } from './surroundings.ts';

const { showAfterScrollPx } = floatingBarSettings;

const bar: Box = { top: 710, right: 920, bottom: 780, left: 480 };

const clear: Surroundings = {
  scrollPx: showAfterScrollPx + 1,
  windowHeightPx: 800,
  visibleHeightPx: 800,
  bar,
  obstacles: [],
  hasFocus: false,
  isTyping: false,
  isLow: false,
  isFormInView: false,
};

const placeWith = (change: Partial<Surroundings>) => findPlace({ ...clear, ...change });

test('stands beyond 500 px, and is away at or below', () => {
  assert.equal(showAfterScrollPx, 500);
  assert.equal(placeWith({ scrollPx: 501 }), 'standing');
  assert.equal(placeWith({ scrollPx: 500.5 }), 'standing');
  assert.equal(placeWith({ scrollPx: 500 }), 'away');
  assert.equal(placeWith({ scrollPx: 0 }), 'away');
  assert.equal(placeWith({ scrollPx: -20 }), 'away');
});

for (const [side, touching, over] of [
  ['above', { ...bar, top: 600, bottom: bar.top }, { ...bar, top: 600, bottom: bar.top + 1 }],
  ['below', { ...bar, top: bar.bottom, bottom: 900 }, { ...bar, top: bar.bottom - 1, bottom: 900 }],
  ['left', { ...bar, left: 0, right: bar.left }, { ...bar, left: 0, right: bar.left + 1 }],
  ['right', { ...bar, left: bar.right, right: 999 }, { ...bar, left: bar.right - 1, right: 999 }],
] as const) {
  test(`stands while what lies ${side} only touches it, and steps aside once it would lie over that`, () => {
    const far: Box = { top: 5000, right: 999, bottom: 5044, left: 0 };
    assert.equal(placeWith({ obstacles: [far, touching] }), 'standing');
    assert.equal(placeWith({ obstacles: [far, over] }), 'aside');
  });
}

test('is away for typing and for the on-screen keyboard', () => {
  assert.equal(placeWith({ isTyping: true }), 'away');
  assert.equal(placeWith({ visibleHeightPx: 600 }), 'standing');
  assert.equal(placeWith({ visibleHeightPx: 599 }), 'away');
});

test('is away for a form, and in a low window', () => {
  assert.equal(placeWith({ isFormInView: true }), 'away');
  assert.equal(placeWith({ isLow: true }), 'away');
});

test('stays while it has focus, whatever happens around it', () => {
  const narrow = { scrollPx: 0, obstacles: [bar], isFormInView: true, isLow: true, visibleHeightPx: 100 };
  assert.equal(placeWith({ ...narrow, hasFocus: true }), 'standing');
  assert.equal(placeWith(narrow), 'away');
});
