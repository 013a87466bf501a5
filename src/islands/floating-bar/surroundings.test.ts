import assert from 'node:assert/strict';
import { test } from 'node:test';

import { floatingBarSettings } from './settings.ts';
import { shouldShow, type Surroundings } from './surroundings.ts';

const { showAfterScrollPx } = floatingBarSettings;

const clear: Surroundings = {
  scrollPx: showAfterScrollPx + 1,
  windowHeightPx: 800,
  visibleHeightPx: 800,
  barTopPx: 700,
  footerTopPx: 1500,
  focusedBottomPx: undefined,
  isTyping: false,
  isFormInView: false,
};

const showsWith = (change: Partial<Surroundings>) => shouldShow({ ...clear, ...change });

test('shows beyond 500 px, and not at or below', () => {
  assert.equal(showAfterScrollPx, 500);
  assert.equal(showsWith({ scrollPx: 501 }), true);
  assert.equal(showsWith({ scrollPx: 500.5 }), true);
  assert.equal(showsWith({ scrollPx: 500 }), false);
  assert.equal(showsWith({ scrollPx: 0 }), false);
  assert.equal(showsWith({ scrollPx: -20 }), false);
});

test('makes way for the footer as soon as that comes into the window', () => {
  assert.equal(showsWith({ footerTopPx: 800 }), true);
  assert.equal(showsWith({ footerTopPx: 799 }), false);
  assert.equal(showsWith({ footerTopPx: -100 }), false);
  assert.equal(showsWith({ footerTopPx: Infinity }), true);
});

test('makes way for a focused element that reaches below its upper edge', () => {
  assert.equal(showsWith({ focusedBottomPx: 700 }), true);
  assert.equal(showsWith({ focusedBottomPx: 701 }), false);
});

test('makes way for typing and for the on-screen keyboard', () => {
  assert.equal(showsWith({ isTyping: true }), false);
  assert.equal(showsWith({ visibleHeightPx: 600 }), true);
  assert.equal(showsWith({ visibleHeightPx: 599 }), false);
});

test('makes way for a form', () => {
  assert.equal(showsWith({ isFormInView: true }), false);
});
