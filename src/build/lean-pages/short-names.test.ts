import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ShortNames } from './short-names.ts';

const none: ReadonlySet<string> = new Set();

test('a utility has one short name, in the classes of elements alone', () => {
  const names = new ShortNames(none);
  assert.equal(names.shorten('mt-4'), 'A');
  assert.equal(
    names.shortenTags('<p id="mt-4" class="flex mt-4 mt-40">class="mt-4" <b title="a > b" class="mt-4">'),
    '<p id="mt-4" class="flex A mt-40">class="mt-4" <b title="a > b" class="A">',
  );
});

test('a name that Astro escapes in an attribute is the same name', () => {
  const names = new ShortNames(none);
  names.shorten("before:content-['>']");
  assert.equal(names.shortenTags('<p class="before:content-[&#39;&gt;&#39;]">'), '<p class="A">');
});

test('plain words, and what scripts and other files ask for, stay', () => {
  const names = new ShortNames(new Set(['first-band']));
  assert.equal(names.shorten('button'), 'button');
  assert.equal(names.shorten('first-band'), 'first-band');
});

test('a class that no style asks for keeps its name', () => {
  const names = new ShortNames(none);
  names.shorten('mt-4');
  assert.equal(names.shortenTags('<p class="mt-4 group/row">'), '<p class="A group/row">');
});

test('a thousand names are all different, and none is a word of the site', () => {
  const names = new ShortNames(none);
  const short = Array.from({ length: 1000 }, (_, count) => names.shorten(`mt-${count}`));
  assert.equal(new Set(short).size, 1000);
  assert.ok(short.every((name) => /^[A-Z][0-9a-z]*$/.test(name)));
});
