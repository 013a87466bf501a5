import assert from 'node:assert/strict';
import { test } from 'node:test';

import { floatingBarSettings } from './settings.ts';
import { findPlace, type Box, type Surroundings } from './surroundings.ts';

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

for (const [what, change, place] of [
  ['beyond the threshold', { scrollPx: threshold + 0.5 }, 'standing'],
  ['at the threshold', { scrollPx: threshold }, 'away'],
  ['at the top', { scrollPx: -20 }, 'away'],
  ['touching what lies above', { obstacles: [far, { ...far, top: 600, bottom: 710 }] }, 'standing'],
  ['over what lies above', { obstacles: [far, { ...far, top: 600, bottom: 711 }] }, 'aside'],
  ['touching what lies below', { obstacles: [{ ...far, top: 780, bottom: 900 }] }, 'standing'],
  ['over what lies below', { obstacles: [{ ...far, top: 779, bottom: 900 }] }, 'aside'],
  ['touching what lies left', { obstacles: [{ ...bar, left: 0, right: 480 }] }, 'standing'],
  ['over what lies left', { obstacles: [{ ...bar, left: 0, right: 481 }] }, 'aside'],
  ['touching what lies right', { obstacles: [{ ...bar, left: 920, right: 999 }] }, 'standing'],
  ['over what lies right', { obstacles: [{ ...bar, left: 919, right: 999 }] }, 'aside'],
  ['while somebody types', { isTyping: true }, 'away'],
  ['above an on-screen keyboard', { visibleHeightPx: 599 }, 'away'],
  ['under a little zoom', { visibleHeightPx: 600 }, 'standing'],
  ['beside the form', { isFormInView: true }, 'away'],
  ['in a low window', { isLow: true }, 'away'],
  ['among all of this', crowded, 'away'],
  ['among all of this, while it has focus', { ...crowded, hasFocus: true }, 'standing'],
] as const satisfies [string, Partial<Surroundings>, string][]) {
  test(`${what} the bar is ${place}`, () => assert.equal(findPlace({ ...clear, ...change }), place));
}
