// Drafts and planned texts show in `npm run dev` with a label, and nowhere in a build.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { startServer } from '../keystatic/testing/dev-server.ts';
import { buildSite, copySite, root } from '../testing/trial-site.ts';

const copy = await copySite({ trialContent: true });
after(() => rm(copy, { recursive: true, force: true }));

/** Words found nowhere else, each in a title and so in a slug. */
const hidden = { draft: 'zwaluwnest', planned: 'eikenblad', solution: 'kastanje', case: 'beukenhaag' };
const shown = 'waterlelie';
const planned = 'Gepland voor 12\u00a0maart 2099';

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(copy, file), change(await readFile(join(copy, file), 'utf8')));

before(async () => {
  const category = ['--categorie', 'Security & Privacy'];
  for (const [kind, word, flags] of [
    ['artikel', hidden.draft, category],
    ['artikel', hidden.planned, category],
    ['artikel', shown, category],
    ['oplossing', hidden.solution, ['--icoon', 'planning']],
    ['case', hidden.case, ['--categorie', 'mkb']],
  ] as const) {
    const args = [join(copy, 'src/tools/editors/new.ts'), kind, `Een ${word} op maat`, ...flags];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  }
  const publish = (text: string) => text.replace('draft: true\n', '').replaceAll('[Vul in', '[Tekst');
  await edit(`content/kennis/een-${hidden.planned}-op-maat.mdx`, (text) =>
    publish(text).replace(/^date: .*$/m, 'date: 2099-03-12'),
  );
  const related = `related:\n  - een-${hidden.draft}-op-maat\n  - een-${hidden.planned}-op-maat\n`;
  await edit(`content/kennis/een-${shown}-op-maat.mdx`, (text) =>
    publish(text)
      .replace(/^related:\n(?: {2}- .*\n)+/m, related)
      .replace('[Tekst: zoekwoord]', 'Waterlelie'),
  );
});

test('a build holds no word of a draft or planned text, in any file', async () => {
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

test('a build leaves VS Code what its settings name: the schemas of fields and of JSON files', async () => {
  const readJson = async (folder: string, file: string) =>
    JSON.parse(await readFile(join(folder, file), 'utf8'));
  const settings = await readJson(root, '.vscode/settings.json');
  for (const { url } of settings['json.schemas']) assert.ok((await readJson(copy, url)).$schema, url);
  const { collections, entries } = await readJson(copy, '.astro/collections/collections.json');
  assert.ok(Object.values(entries).includes('articles'));
  for (const { name } of collections) {
    const schema = await readJson(copy, `.astro/collections/${name}.schema.json`);
    // A list of a file has none.
    for (const field of schema.required ?? [])
      assert.ok(schema.properties[field].description, `${name} ${field}`);
    // Astro makes a plain date need a time.
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
