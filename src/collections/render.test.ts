import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { SSRResult } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import astroPackage from 'astro/package.json' with { type: 'json' };
import { createComponent, renderSlot, renderTemplate, unescapeHTML } from 'astro/runtime/server/index.js';

import { render } from './render.ts';

const container = await AstroContainer.create();
const filePath = 'content/kennis/artikel.mdx';

async function renderToHtml(body: string, components: Record<string, unknown> = {}): Promise<string> {
  const { Content } = await render({ body, filePath });
  const html = await container.renderToString(Content, { props: { components } });
  return html.replace('<!DOCTYPE html>', '').trim();
}

/** A part, or an element's stand-in, that shows what it was given. */
const part = (name: string) =>
  createComponent(
    (result: SSRResult, props: object, slots: { default: Parameters<typeof renderSlot>[1] }) => {
      const open = unescapeHTML(`${name} ${JSON.stringify(props)}`);
      return renderTemplate`<${open}>${renderSlot(result, slots.default)}</${name}>`;
    },
  );

test('Markdown becomes HTML with tables and typographic quotes', async () => {
  assert.equal(await renderToHtml('Dit is "**zo**" &lt; 3.'), '<p>Dit is “<strong>zo</strong>” &lt; 3.</p>');
  assert.match(await renderToHtml('| a |\n| - |\n| b |'), /<table>\s*<thead>\s*<tr>\s*<th>a<\/th>/);
});

test('headings get an id, and are listed in their order', async () => {
  const body = '## Eén kop\n\n### Dieper\n\n## Eén kop';
  assert.match(await renderToHtml(body), /<h2 id="eén-kop">Eén kop<\/h2>.*<h2 id="eén-kop-1">/s);
  assert.deepEqual((await render({ body })).headings, [
    { depth: 2, slug: 'eén-kop', text: 'Eén kop' },
    { depth: 3, slug: 'dieper', text: 'Dieper' },
    { depth: 2, slug: 'eén-kop-1', text: 'Eén kop' },
  ]);
});

test('a part gets its properties, expressions included, and the text between its tags', async () => {
  const body = '<Part title="x" items={[{ value: 1 }]}>\n\nTekst\n\n</Part>';
  const html = await renderToHtml(body, { Part: part('part') });
  assert.equal(html, '<part {"title":"x","items":[{"value":1}]}><p>Tekst</p></part>');
});

test('a heading may be a part', async () => {
  const html = await renderToHtml('## Kop\n\nTekst', { h2: part('kop') });
  assert.match(html, /^<kop \{"id":"kop"\}>Kop<\/kop>\s*<p>Tekst<\/p>$/);
});

test('a part that is not closed is told with the file and what to do', async () => {
  await assert.rejects(render({ body: '\n\n<Part>\n\nTekst', filePath }), {
    message:
      /^content\/kennis\/artikel\.mdx\n {2}- zet <\/Part> op een eigen regel.*\(Expected .*; de plek wijst "npm run controleer" aan$/s,
  });
});

test('a part that does not exist is told with the file and its name', async () => {
  await assert.rejects(renderToHtml('<Prat />'), {
    message: /^content\/kennis\/artikel\.mdx\n {2}- <Prat> bestaat niet: .*\(Expected component `Prat`/s,
  });
});

test('a fault of another kind is told in its own words', async () => {
  const broken = createComponent(() => {
    throw new Error('Dit onderdeel kan dat niet.');
  });
  await assert.rejects(renderToHtml('<Part />', { Part: broken }), /Dit onderdeel kan dat niet\.$/);
});

test('an entry without a text is empty', async () => {
  const { Content, headings } = await render({});
  assert.deepEqual(headings, []);
  assert.match(await container.renderToString(Content), /^(<!DOCTYPE html>)?$/);
});

test('Astro is of the version whose own render was measured as slower than ours', () => {
  assert.match(
    astroPackage.version,
    /^7\.3\./,
    'run npm run bench:render: if Astro is as fast as ours, delete collections/render.ts and use render of astro:content; if not, name the new version and times here and in that file',
  );
});
