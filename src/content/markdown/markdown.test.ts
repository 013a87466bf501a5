import assert from 'node:assert/strict';
import { test } from 'node:test';

import config from '../../../astro.config.mjs';

const processor = await config.markdown?.processor?.createRenderer({ syntaxHighlight: false });
assert.ok(processor);

const toHtml = async (text: string) => (await processor.render(text)).code.replace(/\s*\n\s*/g, '');

test('a text becomes HTML with typographic quotes, and headings with ids', async () => {
  const html = await toHtml('Dit is "**zo**" &lt; 3.\n\n## Eén kop\n\n## Eén kop');
  assert.match(html, /^<p>Dit is “<strong>zo<\/strong>” &lt; 3\.<\/p><h2 id="eén-kop">.*<h2 id="eén-kop-1">/);
});

test('cells of a table with three columns have the name of their column, those with two do not', async () => {
  const html = await toHtml('| Post | Hoe | Bedrag |\n| - | - | - |\n| **Bouw** | | € 5 |');
  assert.match(html, /^<table class="cards"><thead><tr><th scope="col">Post/);
  assert.match(html, /<tbody><tr><th scope="row"><strong>Bouw/);
  assert.match(html, /<td data-kolom="Hoe"><\/td><td data-kolom="Bedrag">€\u00a05/);
  assert.doesNotMatch(await toHtml('| a | b |\n| - | - |\n| c | d |'), /class|role|data-/);
});
