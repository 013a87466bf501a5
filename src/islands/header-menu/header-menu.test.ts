import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isolate } from './isolate.ts';
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

/** The little of an element that `isolate` looks at. */
class FakeElement {
  inert = false;
  parentElement: FakeElement | null = null;
  children: FakeElement[];

  constructor(...children: FakeElement[]) {
    this.children = children;
    for (const child of children) child.parentElement = this;
  }
}

test('an open menu makes all else in the body inert, and gives back what was not so before', () => {
  const [brand, toggle, link, content, still] = Array.from({ length: 5 }, () => new FakeElement());
  assert.ok(brand && toggle && link && content && still);
  still.inert = true;
  const sheet = new FakeElement(link);
  const header = new FakeElement(brand, toggle, sheet);
  const body = new FakeElement(header, content, still);
  const head = new FakeElement();
  new FakeElement(head, body);
  Object.assign(globalThis, { HTMLElement: FakeElement, document: { body } });
  const listInert = () =>
    Object.entries({ brand, toggle, link, sheet, header, content, still, head, body })
      .filter(([, { inert }]) => inert)
      .map(([name]) => name);

  const release = isolate(sheet as unknown as HTMLElement, toggle as unknown as HTMLElement);
  assert.deepEqual(listInert(), ['brand', 'content', 'still']);
  release();
  assert.deepEqual(listInert(), ['still']);
});
