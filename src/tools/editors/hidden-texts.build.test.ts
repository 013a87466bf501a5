// Drafts and planned texts show with a label in `npm run dev`, and not in a build.
import assert from 'node:assert/strict';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';

import { startServer } from '../keystatic/testing/dev-server.ts';
import { sampleFiles } from '../testing/sample-folder.ts';
import { buildSite, copySite, root } from '../testing/site-copy.ts';

const copy = await copySite({ sampleContent: true });
after(() => rm(copy, { recursive: true, force: true }));

/** Words that occur nowhere else, for a title and its slug. */
const hidden = { draft: 'zwaluwnest', planned: 'eikenblad', solution: 'kastanje', case: 'beukenhaag' };
const shown = 'waterlelie';
const planned = 'Gepland voor 12\u00a0maart 2099';

/** Writes a copy of an existing text with `word` in its title. */
const write = (from: string, word: string, change: (text: string) => string) => {
  const named = (sampleFiles[from] ?? '')
    .replace(/^title: .*$/m, `title: Een ${word} op maat`)
    .replace(/^seoTitle: .*$/m, `seoTitle: Een ${word}`)
    .replace(/^order: .*$/m, 'order: 9');
  return writeFile(join(copy, dirname(from), `een-${word}-op-maat.mdx`), change(named));
};

before(async () => {
  const article = 'content/kennis/eerste-artikel.mdx';
  const asDraft = (text: string) =>
    text.replace('---\n', '---\ndraft: true\n').replace(/$/, '\n[Vul in: het slot]\n');
  await write(article, hidden.draft, asDraft);
  await write('content/oplossingen/planning.mdx', hidden.solution, asDraft);
  await write('content/cases/eerste-case.mdx', hidden.case, asDraft);
  await write(article, hidden.planned, (text) => text.replace(/^date: .*$/m, 'date: 2099-03-12'));
  const related = `related:\n  - een-${hidden.draft}-op-maat\n  - een-${hidden.planned}-op-maat\n`;
  await write(article, shown, (text) => text.replace(/^related:\n(?: {2}- .*\n)+/m, related));
});

test('a build contains no word of a draft or planned text, in any file', async () => {
  const { status, output } = buildSite(copy);
  assert.equal(status, 0, output);
  const dist = join(copy, 'dist');
  const files = await Array.fromAsync(glob('**/*.*', { cwd: dist }));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(dist, file), 'latin1') })),
  );
  const findFiles = (word: string) =>
    texts.filter(({ file, text }) => `${file}\n${text}`.toLowerCase().includes(word)).map(({ file }) => file);
  for (const word of [...Object.values(hidden), 'vul in', 'concept<', 'gepland voor']) {
    assert.deepEqual(findFiles(word), [], word);
  }
  const found = findFiles(shown);
  const expected = [`kennis/een-${shown}-op-maat.html`, 'kennis.html', 'index.html', 'kennis/rss.xml'];
  for (const file of [...expected, 'sitemap-0.xml']) {
    assert.ok(found.includes(file), `${file} does not show what is published`);
  }
});

test('a build writes the schemas that the settings of VS Code refer to', async () => {
  const readJson = async (folder: string, file: string) =>
    JSON.parse(await readFile(join(folder, file), 'utf8'));
  const settings = await readJson(root, '.vscode/settings.json');
  for (const { url } of settings['json.schemas']) assert.ok((await readJson(copy, url)).$schema, url);
  const { collections, entries } = await readJson(copy, '.astro/collections/collections.json');
  assert.ok(Object.values(entries).includes('articles'));
  for (const { name } of collections) {
    const schema = await readJson(copy, `.astro/collections/${name}.schema.json`);
    // A collection from a JSON file has none.
    for (const field of schema.required ?? [])
      assert.ok(schema.properties[field].description, `${name} ${field}`);
    // Astro would require a time in a date.
    if (name === 'articles') assert.equal(schema.properties.date.format, 'date');
  }
});

test('npm run dev shows drafts and planned texts with their label, on card and page', async () => {
  const { address, stop } = await startServer(copy, [
    'node_modules/astro/bin/astro.mjs',
    'dev',
    '--port',
    '4347',
  ]);
  try {
    const read = async (path: string) => (await fetch(address + path)).text();
    const countLabels = (html: string, label: string) =>
      html.match(new RegExp(`>\\s*${label}\\s*</strong>`, 'g'))?.length ?? 0;
    const labels: Record<string, string[]> = {
      '/': [planned],
      '/kennis': ['Concept', planned],
      [`/kennis/een-${hidden.draft}-op-maat`]: ['Concept'],
      [`/kennis/een-${hidden.planned}-op-maat`]: [planned],
      [`/kennis/een-${shown}-op-maat`]: ['Concept', planned],
      '/oplossingen': ['Concept'],
      [`/oplossingen/een-${hidden.solution}-op-maat`]: ['Concept'],
      '/cases': ['Concept'],
    };
    for (const [path, expected] of Object.entries(labels)) {
      const html = await read(path);
      for (const label of expected) assert.equal(countLabels(html, label), 1, `${path} ${label}`);
    }
  } finally {
    await stop();
  }
});
