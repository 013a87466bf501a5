import assert from 'node:assert/strict';
import { test } from 'node:test';

import { experimental_AstroContainer as AstroContainer } from 'astro/container';

import { render } from './render.ts';

const container = await AstroContainer.create();

async function toHtml(body: string): Promise<string> {
  const { Content } = await render({ body });
  return (await container.renderToString(Content)).replace(/\s*\n\s*/g, '');
}

test('in a table of three columns each value knows the name of its column', async () => {
  const html = await toHtml(
    '| Post | Hoe | Bedrag |\n| - | - | - |\n| **Bouw** | 2 uur | € 5 |\n| Som | | € 6 |',
  );
  assert.match(
    html,
    /<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">Post/,
  );
  assert.match(
    html,
    /<td role="rowheader"><strong>Bouw<\/strong><\/td><td role="cell" data-kolom="Hoe">2 uur<\/td>/,
  );
  assert.match(html, /<td role="cell" data-kolom="Hoe"><\/td><td role="cell" data-kolom="Bedrag">€ 6<\/td>/);
});

test('a table of two columns stays a table everywhere', async () => {
  assert.doesNotMatch(await toHtml('| a | b |\n| - | - |\n| c | d |'), /role|data-/);
});
