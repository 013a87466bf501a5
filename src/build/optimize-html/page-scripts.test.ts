import assert from 'node:assert/strict';
import { test } from 'node:test';

import { extractScripts } from './page-scripts.ts';

const directive = '(()=>{(self.Astro||(self.Astro={})).intent=s;})();';
const facts = '<script>first()</script><script type="application/ld+json">{"a":"$&"}</script>';
const island = '<astro-island></astro-island>';
const waiting = '<astro-island uid="Z1" opts="{&quot;value&quot;:true}"></astro-island>';
const page = (head: string, body: string) =>
  `<html><head>${facts}<style>b{color:red}</style><style>p{color:red}</style>${head}</head><body>${body}</body></html>`;

test('the runtime leaves the page, its style joins the last one, and what a touch needs is fetched at the first', () => {
  const runtime = 'customElements.get("astro-island")||customElements.define("astro-island",f)';
  const style = 'astro-island,astro-slot{display:contents}';
  const [atOnce, touched] = ['var e=1;f(`$&`)', '/*touched*/var e=2;'].map(
    (code) => `<script type="module">${code}</script>`,
  );
  const announced = directive.replace('})', 'window.dispatchEvent(new Event("astro:intent"));})');
  const scripts = `<script>${announced}\n</script><script>${runtime}</script>`;
  const build = (body: string) =>
    extractScripts(page(`${touched}${atOnce}`, `<style>${style}</style>${scripts}${body}`));

  const waits = build(waiting);
  const code = `${directive}(()=>{var e=2;})();`;
  assert.equal(waits.touched?.code, code);
  const [script = ''] = /(?<=<script type="module">)[^]*?(?=<\/script>)/.exec(waits.html) ?? [];
  assert.ok(
    script.startsWith('(()=>{var e=1;f(`$&`)})();{') && script.includes(`import("${waits.touched.path}"`),
  );
  assert.equal(
    waits.html,
    page(`<script type="module">${script}</script>`, island).replace('<style>p', `<style>${style}p`),
  );
  assert.equal(waits.runtime, runtime);
});

test('a page without islands stays as it is, and an island without its runtime stops the build', () => {
  assert.deepEqual(extractScripts(page('', '<p>x</p>')), { html: page('', '<p>x</p>') });
  assert.throws(() => extractScripts(page('', island)), /page-scripts\.ts/);
});
