import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, afterEach, test } from 'node:test';

import { checkContent } from '../check-content.ts';
import { makeSampleFolder } from '../../testing/sample-folder.ts';
import { checkMovedPages } from './moved-pages.ts';

const now = new Date('2026-11-21T12:00:00Z');
const folder = await makeSampleFolder();
after(() => rm(folder, { recursive: true }));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
const place = (file: string) => join(folder, file);
const edit = async (file: string, change: (text: string) => string) =>
  writeFile(place(file), change(await readFile(place(file), 'utf8')));

git('init', '--quiet', '--initial-branch', 'main');
await edit('content/kennis/derde-artikel.mdx', (text) => text.replace('---\n', '---\ndraft: true\n'));
await mkdir(place('public'));
await writeFile(place('public/_redirects'), '');
git('add', '--all');
git('-c', 'user.name=Anna', '-c', 'user.email=anna@example.nl', 'commit', '--quiet', '--message', 'Begin');

afterEach(() => {
  git('add', '--all');
  git('reset', '--hard', '--quiet');
});

/** Returns the redirects that the check asks for. */
const tell = () => checkMovedPages(folder, 'main', now).map(({ message }) => message.split(': ')[1]);

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(place(to)), { recursive: true });
  await rename(place(from), place(to));
}

test('a published page that moves or goes needs a redirect, unless it is a draft or has one', async () => {
  assert.deepEqual(tell(), []);
  await move('content/kennis/eerste-artikel.mdx', 'content/kennis/nieuw.mdx');
  await move('content/kennis/derde-artikel.mdx', 'content/kennis/concept.mdx');
  await rm(place('content/expertise/vakgebied.mdx'));
  await rm(place('content/cases/eerste-case.mdx'));
  const lines = ['/expertise/vakgebied /expertise 301', '/kennis/eerste-artikel /kennis/nieuw 301'];
  assert.deepEqual(tell(), lines);
  await writeFile(place('public/_redirects'), `${lines[1]}\n`);
  assert.deepEqual(tell(), [lines[0]]);
});

test('a published page that becomes a draft needs a redirect', async () => {
  const old = 'content/kennis/eerste-artikel.mdx';
  await edit(old, (text) => text.replace('---\n', '---\ndraft: false\n'));
  assert.deepEqual(tell(), []);
  await edit(old, (text) => text.replace('draft: false', 'draft: true'));
  assert.deepEqual(tell(), ['/kennis/eerste-artikel /kennis 301']);
  await move(old, 'content/kennis/nieuw.mdx');
  assert.deepEqual(tell(), ['/kennis/eerste-artikel /kennis 301']);
});

test('a solution is renamed with its model and screens', async () => {
  const model = 'content/maquettes/klantportaal';
  await move('content/oplossingen/klantportaal.mdx', 'content/oplossingen/portaal.mdx');
  const problems = async () => (await checkContent(folder, now)).problems.filter(({ tip }) => !tip);
  assert.match(
    (await problems()).map(({ message }) => message).join(),
    /een maquette heet naar haar oplossing/,
  );
  await move(model, 'content/maquettes/portaal');
  await edit('content/cases/eerste-case.mdx', (text) => text.replace(/solution: .*/, 'solution: portaal'));
  const lines = tell();
  assert.deepEqual(lines, [
    '/oplossingen/klantportaal/maquette /oplossingen/portaal/maquette 301',
    '/oplossingen/klantportaal /oplossingen/portaal 301',
  ]);
  await writeFile(place('public/_redirects'), `${lines.join('\n')}\n`);
  await edit('content/README.md', (text) =>
    text.replaceAll('/oplossingen/klantportaal', '/oplossingen/portaal'),
  );
  assert.deepEqual([await problems(), tell()], [[], []]);
});

test('a folder without Git, or without the commit, has no moves', () => {
  assert.deepEqual(checkMovedPages(folder, 'origin/main', now), []);
});
