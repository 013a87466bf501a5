import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

import type { SSRResult } from 'astro';
import { generateHydrateScript } from 'astro/runtime/server/hydration.js';
import { getPrescripts } from 'astro/runtime/server/scripts.js';

import { extractRuntime } from './island-runtime.ts';

const directive = '(()=>{(self.Astro||(self.Astro={})).intent=s;})();';
const facts = '<script>first()</script><script type="application/ld+json">{"a":"$&"}</script>';
const island = '<astro-island></astro-island>';
const page = (head: string, body: string) =>
  `<html><head>${facts}<style>b{color:red}</style><style>p{color:red}</style>${head}</head><body>${body}</body></html>`;

test('the runtime leaves the page, its style joins the last one, and modules become one script', () => {
  const runtime = 'customElements.get("astro-island")||customElements.define("astro-island",f)';
  const style = 'astro-island,astro-slot{display:contents}';
  const modules = ['var e=1;f(`$&`)', 'var e=2;'].map((code) => `<script type="module">${code}</script>`);
  const scripts = `<script>${directive}\n</script><script>${runtime}</script>`;
  const extracted = extractRuntime(
    page(modules[0] ?? '', `<style>${style}</style>${modules[1]}${scripts}${island}`),
  );
  const gathered = `${directive}(()=>{var e=1;f(\`$&\`)})();(()=>{var e=2;})();`;
  const html = page(`<script type="module">${gathered}</script>`, island);
  assert.deepEqual(extracted, { html: html.replace('<style>p', `<style>${style}p`), runtime });
});

test('a page without islands stays as it is, and an island without its runtime stops the build', () => {
  assert.deepEqual(extractRuntime(page('', '<p>x</p>')), { html: page('', '<p>x</p>') });
  assert.throws(() => extractRuntime(page('', island)), /island-runtime\.ts/);
});

// What the patch relies on in the Astro that is installed.
const mend = 'mend src/build/optimize-html/island-runtime.ts and src/islands/hydration/wake.inline.ts';
const toModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const result = {
  clientDirectives: new Map([['intent', directive]]),
  resolve: (path: string) => Promise.resolve(path.startsWith('data:') ? path : ''),
} as unknown as SSRResult;
const { html, runtime = '' } = extractRuntime(page('', getPrescripts(result, 'both', 'intent') + island));
const renderer = { clientEntrypoint: toModule('export default (island) => (Part) => island.show(Part)') };
const { props: attributes } = (await generateHydrateScript(
  { renderer, result, astroId: 'a', props: {} } as never,
  {
    hydrate: 'intent',
    displayName: 'Part',
    componentUrl: toModule('export const Part = 1;'),
    componentExport: { value: 'Part' },
  } as never,
)) as { props: Record<string, string> };

test('Astro still puts its runtime in the page, and on an island what it hydrates it with', () => {
  const { length } = brotliCompressSync(runtime);
  assert.ok(length > 1000, `Astro's inline runtime weighs ${length} bytes; the patch can go, or ${mend}.`);
  assert.doesNotMatch(html, /customElements/, `Part of Astro's runtime is left in the page: ${mend}.`);
  assert.match(html, /<style>astro-island[^<]*p\{/, `The style of islands is left apart: ${mend}.`);
  for (const name of ['component-url', 'component-export', 'renderer-url', 'client', 'opts']) {
    assert.ok(attributes[name], `Astro writes no ${name} on an island: ${mend}.`);
  }
});

test("Astro's runtime still hydrates an island when its directive says so", async () => {
  const shown: unknown[] = [];
  const asked: [load: () => Promise<() => Promise<void>>, options: unknown, island: unknown][] = [];
  class HTMLElement extends EventTarget {
    isConnected = true;
    show = (part: unknown) => shown.push(part);
    getAttribute = (name: string) => attributes[name]?.replaceAll('&quot;', '"') ?? null;
    hasAttribute = (name: string) => name in attributes;
    removeAttribute = () => undefined;
    querySelectorAll = () => [];
  }
  const define = (_: string, Island: new () => { connectedCallback(): void }) =>
    new Island().connectedCallback();
  const intent = (...question: (typeof asked)[number]) => asked.push(question);
  Object.assign(globalThis, { HTMLElement, customElements: { get: () => {}, define }, Astro: { intent } });

  await import(toModule(runtime));
  await setImmediate();
  const [load, , element] = asked[0] ?? [];
  assert.ok(load && element instanceof HTMLElement, `Astro's runtime asks no directive: ${mend}.`);
  assert.deepEqual(shown, [], `Astro's runtime hydrates an island unasked: ${mend}.`);
  await (
    await load()
  )();
  assert.deepEqual(shown, [1], `Astro's runtime does not hydrate the island: ${mend}.`);
});
