import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trackScrollState } from './scroll-state.inline.ts';
import { headerMenuSettings } from './settings.ts';

const { frostedAfterScrollPx } = headerMenuSettings;

/** A window that stands at `scrollY`, and the header in it. */
function openWindow(scrollY: number) {
  const fakeWindow = Object.assign(new EventTarget(), { scrollY });
  Object.defineProperty(globalThis, 'window', { value: fakeWindow, configurable: true });
  const marks = new Set<string>();
  const header = {
    toggleAttribute: (name: string, force: boolean) => (force ? marks.add(name) : marks.delete(name)),
  };
  trackScrollState(header as unknown as HTMLElement);
  return {
    isScrolled: () => marks.has('data-scrolled'),
    moveTo(place: number, event: string) {
      fakeWindow.scrollY = place;
      fakeWindow.dispatchEvent(new Event(event));
    },
  };
}

test('a page counts as scrolled beyond 20 px, and not at or below', () => {
  assert.equal(frostedAfterScrollPx, 20);
  const { isScrolled, moveTo } = openWindow(0);
  for (const [place, scrolled] of [
    [20, false],
    [21, true],
    [20.5, true],
    [20, false],
    [-30, false],
  ] as const) {
    moveTo(place, 'scroll');
    assert.equal(isScrolled(), scrolled, `at ${place} px`);
  }
});

test('a page that opens or comes back scrolled is marked as soon as it is shown', () => {
  const { isScrolled, moveTo } = openWindow(0);
  moveTo(frostedAfterScrollPx, 'pageshow');
  assert.equal(isScrolled(), false);
  moveTo(frostedAfterScrollPx + 1, 'pageshow');
  assert.equal(isScrolled(), true);
});
