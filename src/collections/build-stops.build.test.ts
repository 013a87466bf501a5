// Builds a copy of the site with a fault in its content; each build takes some seconds.
import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { buildSite, copySite } from '../tools/testing/trial-site.ts';

const copy = await copySite({ trialContent: true });
after(() => rm(copy, { recursive: true, force: true }));

const article = 'content/kennis/eerste-artikel.mdx';
const original = await readFile(join(copy, article), 'utf8');

test('an unknown category stops the build with the file and the field', async () => {
  const { status, output } = await buildWith({
    [article]: original.replace(/^category: .*$/m, 'category: Diversen'),
  });
  assert.notEqual(status, 0);
  assert.match(
    output,
    new RegExp(`${article}\\n\\s+- veld "category": kies een van: "SaaS & Businessmodellen"`),
  );
});

test('fields that cannot be read stop the build with the file and the place', async () => {
  const broken = original.replace(/^title: .*$/m, 'title: Mockup: zo werkt het');
  const line = broken.split('\n').indexOf('title: Mockup: zo werkt het') + 1;
  const { status, output } = await buildWith({ [article]: broken });
  assert.notEqual(status, 0);
  assert.match(output, new RegExp(`${article}\\n\\s+- de velden bovenaan zijn niet te lezen`));
  const named = Number(/rond regel (\d+)/.exec(output)?.[1]);
  assert.ok(Math.abs(named - line) <= 1, `the fault is on line ${line}, the message says ${named}`);
});

test('a second article with the same address stops the build and both files are named', async () => {
  const second = article.replace('kennis/', 'kennis/archief/');
  const { status, output } = await buildWith({ [second]: original });
  assert.notEqual(status, 0);
  assert.match(output, /heeft hetzelfde adres als/);
  assert.ok(output.includes(article) && output.includes(second), output);
});

test('a link to a screen that a model does not have stops the build with the line and the screens there are', async () => {
  const file = 'content/maquettes/klantportaal.mdx';
  const model = await readFile(join(copy, file), 'utf8');
  const line = model.split('\n').findIndex((text) => text.includes('href="#twee"')) + 1;
  const { status, output } = await buildWith({ [file]: model.replace('href="#twee"', 'href="#nergens"') });
  assert.notEqual(status, 0);
  assert.match(output, new RegExp(`${file}\\n\\s+- regel ${line}: link "#nergens": .*kies uit #een, #twee`));
});

/** Builds the copy with these files in it, and then takes them out again. */
async function buildWith(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), text);
  }
  const result = buildSite(copy);
  for (const path of Object.keys(files)) {
    if (path === article) await writeFile(join(copy, path), original);
    else await rm(join(copy, path));
  }
  return result;
}
