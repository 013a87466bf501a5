import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trackScrollState } from './header.inline.ts';
import { headerMenuSettings } from './settings.ts';

const { frostedAfterScrollPx: threshold } = headerMenuSettings;

test('the header is frosted when the top of the page is further away than the threshold', () => {
  const top = {};
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class FakeObserver {
    constructor(callback: typeof tell, { rootMargin }: IntersectionObserverInit) {
      assert.equal(rootMargin, `${threshold}px 0px 0px`);
      tell = callback;
    }
    observe = (element: unknown) => assert.equal(element, top);
  }
  const document = { querySelector: (selector: string) => (selector === '[data-top]' ? top : null) };
  Object.assign(globalThis, { IntersectionObserver: FakeObserver, document });
  let isFrosted = true;
  const toggleAttribute = (name: string, force: boolean) => (isFrosted = name === 'data-scrolled' && force);
  trackScrollState({ toggleAttribute } as unknown as HTMLElement);
  assert.equal(isFrosted, true, 'as the server sent it, until the first frame');
  for (const places of [[true], [false], [false, true], [true, false]]) {
    tell(places.map((isIntersecting) => ({ isIntersecting })));
    assert.equal(isFrosted, !places.at(-1));
  }
});
