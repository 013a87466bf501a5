import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { glob, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { z } from 'astro/zod';

import { handbookFiles } from '../editors/handbook.ts';
import { root } from '../testing/trial-site.ts';
import { createFormSchema, fromForm, toForm } from './json-form.ts';
import { dutch, fixes } from './patch-keystatic.ts';

test('no build contains the editor, and its packages are for development only', async () => {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  assert.doesNotMatch(await read('astro.config.mjs'), /keystatic/);
  const { scripts, dependencies } = JSON.parse(await read('package.json')) as Record<string, object>;
  const { dev, build } = scripts as Record<string, string>;
  assert.doesNotMatch(`${dev} ${build}`, /keystatic/);
  assert.doesNotMatch(Object.keys(dependencies ?? {}).join(), /keystatic/);
});

test('every text and every line of Keystatic that is patched is still in its code', async () => {
  const dist = dirname(fileURLToPath(import.meta.resolve('@keystatic/core')));
  const files = await Array.fromAsync(glob('*.js', { cwd: dist }));
  const sources = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const isIn = (...options: string[]) => sources.some((code) => options.some((each) => code.includes(each)));
  const texts = Object.keys(dutch).filter((text) => !isIn(`"${text}"`, `'${text}'`, `\`${text}\``));
  const lines = fixes.map(([theirs]) => theirs).filter((code) => !isIn(code));
  assert.deepEqual([...texts, ...lines], []);
});

test('a JSON file becomes a form and comes back as it was', () => {
  const row = z.strictObject({ alt: z.string() });
  const rows = z.record(z.string(), row);
  const keyed = [
    { key: 'strand', alt: 'a' },
    { key: 'bos', alt: 'b' },
  ];
  const cases: [schema: z.ZodType, value: unknown, form: object][] = [
    [row, { alt: 'a' }, { alt: 'a' }],
    [z.array(row), [{ alt: 'a' }], { items: [{ alt: 'a' }] }],
    [rows, { strand: { alt: 'a' }, bos: { alt: 'b' } }, { items: keyed }],
  ];
  for (const [schema, value, form] of cases) {
    assert.deepEqual(toForm(schema, value), form);
    assert.deepEqual(fromForm(schema, form), value);
    assert.deepEqual(createFormSchema(schema).parse(form), form);
  }
});

test('the handbook shows every picture of its folder, described and under 80 kB', async () => {
  const folder = join(root, 'content/handboek');
  const texts = await Promise.all(handbookFiles.map((file) => readFile(join(root, file), 'utf8')));
  const named = texts.flatMap((text) => [...text.matchAll(/!\[([^\]]*)\]\(handboek\/([^)]+)\)/g)]);
  assert.deepEqual(named.map(([, , file]) => file).sort(), (await readdir(folder)).sort());
  for (const [, alt = '', file = ''] of named) {
    assert.ok(alt.length >= 30, alt);
    assert.ok((await stat(join(folder, file))).size < 80_000, file);
  }
});

test('every file and heading that the handbook links to exists', async () => {
  /** The address that GitHub and VS Code give a heading. */
  const toAnchor = (heading = '') =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-');
  for (const from of handbookFiles) {
    const text = (await readFile(join(root, from), 'utf8')).replace(/^```[\s\S]*?^```/gm, '');
    const links = [...text.matchAll(/[^!]\[[^\]]*\]\((?!https?:|\/)([^)#]*)#?([^)]*)\)/g)];
    assert.ok(links.length > 0);
    for (const [, path, heading] of links) {
      const file = join(root, 'content', path || basename(from));
      assert.ok(existsSync(file), path);
      if (!heading) continue;
      const headings = [...(await readFile(file, 'utf8')).matchAll(/^#+ (.*)$/gm)];
      assert.ok(headings.map(([, words]) => toAnchor(words)).includes(heading), `${path}#${heading}`);
    }
  }
});
