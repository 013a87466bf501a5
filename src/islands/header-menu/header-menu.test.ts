import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trackScrollState } from './scroll-state.inline.ts';
import { headerMenuSettings } from './settings.ts';

const { frostedAfterScrollPx: threshold } = headerMenuSettings;

test('the header is frosted beyond the threshold, not at or below it, from the first frame on', () => {
  const fakeWindow = Object.assign(new EventTarget(), { scrollY: 0 });
  const frames: (() => void)[] = [];
  const requestAnimationFrame = (callback: () => void) => frames.push(callback);
  Object.assign(globalThis, { window: fakeWindow, requestAnimationFrame });
  let isFrosted = true;
  const toggleAttribute = (name: string, force: boolean) => (isFrosted = name === 'data-scrolled' && force);
  trackScrollState({ toggleAttribute } as unknown as HTMLElement);
  assert.equal(isFrosted, true, 'as the server sent it, until the first frame');
  for (const callback of frames) callback();
  assert.equal(isFrosted, false, 'at the top');
  for (const [place, frosted] of [
    [threshold, false],
    [threshold + 0.5, true],
    [threshold + 1, true],
    [threshold, false],
    [-30, false],
  ] as const) {
    fakeWindow.scrollY = place;
    fakeWindow.dispatchEvent(new Event('scroll'));
    assert.equal(isFrosted, frosted, `at ${place} px`);
  }
});
