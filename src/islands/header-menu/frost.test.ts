import assert from 'node:assert/strict';
import { test } from 'node:test';

import { frostOnScroll } from './frost.ts';
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
  frostOnScroll(header as unknown as HTMLElement);
  return {
    isFrosted: () => marks.has('data-frosted'),
    moveTo(place: number, event: string) {
      fakeWindow.scrollY = place;
      fakeWindow.dispatchEvent(new Event(event));
    },
  };
}

test('frosts beyond 20 px, and not at or below', () => {
  assert.equal(frostedAfterScrollPx, 20);
  const { isFrosted, moveTo } = openWindow(0);
  for (const [place, frosted] of [
    [20, false],
    [21, true],
    [20.5, true],
    [20, false],
    [-30, false],
  ] as const) {
    moveTo(place, 'scroll');
    assert.equal(isFrosted(), frosted, `at ${place} px`);
  }
});

test('frosts a page that opens or comes back already scrolled', () => {
  const { isFrosted, moveTo } = openWindow(0);
  moveTo(frostedAfterScrollPx, 'pageshow');
  assert.equal(isFrosted(), false);
  moveTo(frostedAfterScrollPx + 1, 'pageshow');
  assert.equal(isFrosted(), true);
});
