import assert from 'node:assert/strict';
import { test } from 'node:test';

import { shortenScopes } from './short-scopes.ts';

test('a scope has one short name in styles and classes, on every page', () => {
  const names = new Map<string, string>();
  assert.equal(
    shortenScopes('<style>p.astro-aaaa1111{}</style><p class="x astro-aaaa1111">', names),
    '<style>p.z0{}</style><p class="x z0">',
  );
  assert.equal(
    shortenScopes('<b class="astro-bbbb2222"><p class="astro-aaaa1111">', names),
    '<b class="z1"><p class="z0">',
  );
});

test("Astro's own elements, words in texts and longer names stay", () => {
  const html =
    '<astro-island uid="a"><p id="astro-bouwstenen">/astro-aaaa1111</p><i class="astro-aaaa11112">';
  assert.equal(shortenScopes(html, new Map()), html);
});
