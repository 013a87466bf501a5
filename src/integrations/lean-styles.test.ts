import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findLeanStyles, shortenScopes } from './lean-styles.ts';

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

const css =
  '.a{color:red}.b{color:blue}[data-open] .a{color:green}:root{--c:1}table{border:0}::selection{color:red}';
const page = (body: string) => `<style>${css}</style>${body}`;

test('a rule goes when no page with its styles can use it, and stays when one can', async () => {
  const alone = await findLeanStyles([page('<p class="a">table b</p>')], '');
  assert.equal(alone.get(css), '.a{color:red}:root{--c:1}::selection{color:red}');
  const together = await findLeanStyles([page('<p class="a">'), page('<table class="b">')], '');
  assert.equal(together.get(css), css.replace('[data-open] .a{color:green}', ''));
});

test('what a script sets later stays, whether in a file or in the page', async () => {
  const expected = css.replace(/\.b\{.*?\}|table\{.*?\}/g, '');
  assert.equal((await findLeanStyles([page('<p class="a">')], 'toggle("data-open")')).get(css), expected);
  const inline = page('<p class="a"><script>toggle("data-open")</script>');
  assert.equal((await findLeanStyles([inline], '')).get(css), expected);
});
