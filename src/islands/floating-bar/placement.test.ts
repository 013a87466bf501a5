import assert from 'node:assert/strict';
import { test } from 'node:test';

import { floatingBarSettings } from './settings.ts';
import { choosePlacement, type Box, type Surroundings } from './placement.ts';

const { showAfterScrollPx: threshold } = floatingBarSettings;

const bar: Box = { top: 710, right: 920, bottom: 780, left: 480 };
const far: Box = { top: 5000, right: 999, bottom: 5044, left: 0 };

const clear: Surroundings = {
  scrollPx: threshold + 1,
  windowHeightPx: 800,
  visibleHeightPx: 800,
  bar,
  obstacles: [],
  hasFocus: false,
  isTyping: false,
  isLow: false,
  isFormInView: false,
};
const crowded = { scrollPx: 0, obstacles: [bar], isFormInView: true, isLow: true, visibleHeightPx: 100 };

for (const [what, change, placement] of [
  ['beyond the threshold', { scrollPx: threshold + 0.5 }, 'shown'],
  ['at the threshold', { scrollPx: threshold }, 'hidden'],
  ['at the top', { scrollPx: -20 }, 'hidden'],
  ['touching what lies above', { obstacles: [far, { ...far, top: 600, bottom: 710 }] }, 'shown'],
  ['over what lies above', { obstacles: [far, { ...far, top: 600, bottom: 711 }] }, 'offscreen'],
  ['touching what lies below', { obstacles: [{ ...far, top: 780, bottom: 900 }] }, 'shown'],
  ['over what lies below', { obstacles: [{ ...far, top: 779, bottom: 900 }] }, 'offscreen'],
  ['touching what lies left', { obstacles: [{ ...bar, left: 0, right: 480 }] }, 'shown'],
  ['over what lies left', { obstacles: [{ ...bar, left: 0, right: 481 }] }, 'offscreen'],
  ['touching what lies right', { obstacles: [{ ...bar, left: 920, right: 999 }] }, 'shown'],
  ['over what lies right', { obstacles: [{ ...bar, left: 919, right: 999 }] }, 'offscreen'],
  ['while somebody types', { isTyping: true }, 'hidden'],
  ['above an on-screen keyboard', { visibleHeightPx: 599 }, 'hidden'],
  ['under a little zoom', { visibleHeightPx: 600 }, 'shown'],
  ['beside the form', { isFormInView: true }, 'hidden'],
  ['in a low window', { isLow: true }, 'hidden'],
  ['among all of this', crowded, 'hidden'],
  ['among all of this, while it has focus', { ...crowded, hasFocus: true }, 'shown'],
] as const satisfies [string, Partial<Surroundings>, string][]) {
  test(`${what} the bar is ${placement}`, () =>
    assert.equal(choosePlacement({ ...clear, ...change }), placement));
}
