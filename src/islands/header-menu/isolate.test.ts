import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isolate } from './isolate.ts';

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

/** A page with a header that holds a brand, a button and a sheet, and with content after it. */
function buildPage() {
  const [brand, toggle, link, content] = [0, 1, 2, 3].map(() => new FakeElement()) as [
    FakeElement,
    FakeElement,
    FakeElement,
    FakeElement,
  ];
  const sheet = new FakeElement(link);
  const header = new FakeElement(brand, toggle, sheet);
  const body = new FakeElement(header, content);
  new FakeElement(new FakeElement(), body);
  Object.assign(globalThis, { HTMLElement: FakeElement, document: { body } });
  const release = () => isolate(sheet as unknown as HTMLElement, toggle as unknown as HTMLElement);
  return { brand, toggle, link, sheet, header, content, body, isolate: release };
}

test('stills everything but the element, its button and what they stand in', () => {
  const page = buildPage();
  page.isolate();
  assert.deepEqual([page.brand.inert, page.content.inert], [true, true]);
  for (const kept of [page.toggle, page.sheet, page.link, page.header, page.body]) {
    assert.equal(kept.inert, false);
  }
});

test('never looks outside the body', () => {
  const page = buildPage();
  page.isolate();
  assert.deepEqual(
    page.body.parentElement?.children.map(({ inert }) => inert),
    [false, false],
  );
});

test('gives everything back, but not what was still before', () => {
  const page = buildPage();
  page.content.inert = true;
  const release = page.isolate();
  release();
  assert.equal(page.brand.inert, false);
  assert.equal(page.content.inert, true);
});
