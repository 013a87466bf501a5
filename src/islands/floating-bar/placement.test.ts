import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choosePlacement, type Surroundings } from './placement.ts';

const clear: Surroundings = {
  isPast: true,
  windowHeightPx: 800,
  visibleHeightPx: 800,
  isCovering: false,
  hasFocus: false,
  isTyping: false,
  isLow: false,
  isFormInView: false,
};
const crowded = { isPast: false, isCovering: true, isFormInView: true, isLow: true, visibleHeightPx: 100 };

for (const [what, change, placement] of [
  ['beyond the threshold', {}, 'shown'],
  ['at the threshold', { isPast: false }, 'hidden'],
  ['over what is in use', { isCovering: true }, 'offscreen'],
  ['over what is in use, at the top', { isCovering: true, isPast: false }, 'hidden'],
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
