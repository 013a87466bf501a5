import assert from 'node:assert/strict';
import { test } from 'node:test';

import { extractRuntime } from './island-runtime.ts';

const directive = '(()=>{(self.Astro||(self.Astro={})).intent=s;})();';
const facts = '<script>first()</script><script type="application/ld+json">{"a":"$&"}</script>';
const island = '<astro-island></astro-island>';
const waiting = '<astro-island uid="Z1" await-children><!--astro:end--></astro-island>';
const page = (head: string, body: string) =>
  `<html><head>${facts}<style>b{color:red}</style><style>p{color:red}</style>${head}</head><body>${body}</body></html>`;

test('the runtime leaves the page, its style joins the last one, and modules become one script', () => {
  const runtime = 'customElements.get("astro-island")||customElements.define("astro-island",f)';
  const style = 'astro-island,astro-slot{display:contents}';
  const modules = ['var e=1;f(`$&`)', 'var e=2;'].map((code) => `<script type="module">${code}</script>`);
  const announced = directive.replace('})', 'window.dispatchEvent(new Event("astro:intent"));})');
  const scripts = `<script>${announced}\n</script><script>${runtime}</script>`;
  const extracted = extractRuntime(
    page(modules[0] ?? '', `<style>${style}</style>${modules[1]}${scripts}${waiting}`),
  );
  const gathered = `${directive}(()=>{var e=1;f(\`$&\`)})();(()=>{var e=2;})();`;
  const html = page(`<script type="module">${gathered}</script>`, island);
  assert.deepEqual(extracted, { html: html.replace('<style>p', `<style>${style}p`), runtime });
});

test('a page without islands stays as it is, and an island without its runtime stops the build', () => {
  assert.deepEqual(extractRuntime(page('', '<p>x</p>')), { html: page('', '<p>x</p>') });
  assert.throws(() => extractRuntime(page('', island)), /island-runtime\.ts/);
});
