import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import type { SSRResult } from 'astro';
import astro from 'astro/package.json' with { type: 'json' };
import { getPrescripts } from 'astro/runtime/server/scripts.js';

import { leanIslands } from './lean-islands.ts';

const runtime = '(()=>{customElements.get("astro-island")||customElements.define("astro-island",f)})();';
const directive = '(()=>{(self.Astro||(self.Astro={})).intent=s;})();';
const first = "<script>addEventListener('pageswap',f)</script>";
const facts = '<script type="application/ld+json">{"a":"$&"}</script>';
const page = (head: string, body: string) =>
  `<html><head>${first}${facts}<style>b{color:red}</style><style>p{color:red}</style>${head}</head><body>${body}</body></html>`;

test('the runtime goes out of the page, and its style into the page’s last', () => {
  const island = '<astro-island></astro-island>';
  const inBody = `<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>${runtime}</script>${island}`;
  assert.deepEqual(leanIslands(page('', inBody)), {
    html: page('', island).replace(
      '<style>p',
      '<style>astro-island,astro-slot,astro-static-slot{display:contents}p',
    ),
    runtime,
  });
});

test('directives and modules become one script in the head, directives first, each with names of its own', () => {
  const modules = ['var e=1;f(`$&`)', 'var e=2;'].map((code) => `<script type="module">${code}</script>`);
  const { html } = leanIslands(page(modules[0] ?? '', `${modules[1]}<script>${directive}\n</script>`));
  const gathered = `${directive}(()=>{var e=1;f(\`$&\`)})();(()=>{var e=2;})();`;
  assert.equal(html, page(`<script type="module">${gathered}</script>`, ''));
});

test('a page without islands stays as it is, and one that lost its runtime is told', () => {
  assert.deepEqual(leanIslands(page('', '<p>x</p>')), { html: page('', '<p>x</p>') });
  assert.throws(() => leanIslands(page('', '<astro-island></astro-island>')), /runtime/);
});

/** What this Astro puts in a page before its first island; of its own result it reads the directives only. */
const astroResult = { clientDirectives: new Map([['intent', directive]]) } as unknown as SSRResult;
const prescripts = getPrescripts(astroResult, 'both', 'intent');

test('this Astro still puts a runtime of more than a kilobyte in the page; if not, the patch can go', () => {
  const { html, runtime = '' } = leanIslands(page('', `${prescripts}<astro-island></astro-island>`));
  assert.ok(brotliCompressSync(runtime).length > 1000, `${brotliCompressSync(runtime).length} bytes`);
  assert.doesNotMatch(html, /customElements/);
});

test('this Astro is the one that the patch was made for; look at both halves, then write the new version', () => {
  assert.equal(astro.version, '7.3.4');
});
