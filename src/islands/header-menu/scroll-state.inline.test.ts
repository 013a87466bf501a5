import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trackScrollState } from './scroll-state.inline.ts';
import { headerMenuSettings } from './settings.ts';

const { frostedAfterScrollPx } = headerMenuSettings;

/** A window that stands at `scrollY`, and the header in it. */
function openWindow(scrollY: number) {
  const fakeWindow = Object.assign(new EventTarget(), { scrollY });
  Object.defineProperty(globalThis, 'window', { value: fakeWindow, configurable: true });
  const frames: (() => void)[] = [];
  Object.assign(globalThis, { requestAnimationFrame: (callback: () => void) => frames.push(callback) });
  // As the server sends it.
  const marks = new Set(['data-scrolled']);
  const header = {
    toggleAttribute: (name: string, force: boolean) => (force ? marks.add(name) : marks.delete(name)),
  };
  trackScrollState(header as unknown as HTMLElement);
  return {
    isScrolled: () => marks.has('data-scrolled'),
    showFrame: () => frames.forEach((callback) => callback()),
    scrollTo(place: number) {
      fakeWindow.scrollY = place;
      fakeWindow.dispatchEvent(new Event('scroll'));
    },
  };
}

test('a page counts as scrolled beyond 20 px, and not at or below', () => {
  assert.equal(frostedAfterScrollPx, 20);
  const { isScrolled, scrollTo } = openWindow(0);
  for (const [place, scrolled] of [
    [20, false],
    [21, true],
    [20.5, true],
    [20, false],
    [-30, false],
  ] as const) {
    scrollTo(place);
    assert.equal(isScrolled(), scrolled, `at ${place} px`);
  }
});

test('the first frame takes the mark off where the page stands at its top, and nothing does before', () => {
  for (const [place, scrolled] of [
    [0, false],
    [frostedAfterScrollPx, false],
    [frostedAfterScrollPx + 1, true],
  ] as const) {
    const { isScrolled, showFrame } = openWindow(place);
    assert.equal(isScrolled(), true);
    showFrame();
    assert.equal(isScrolled(), scrolled, `at ${place} px`);
  }
});
