import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';

import { handbookFiles } from '../../editors/handbook.ts';
import { root } from '../../testing/trial-site.ts';

const content = join(root, 'content');
const pictures = join(content, 'handboek');
const read = (file: string) => readFile(join(root, file), 'utf8');
const texts = await Promise.all(handbookFiles.map(read));

const named = texts.flatMap((text) => [...text.matchAll(/!\[([^\]]*)\]\(handboek\/([^)]+)\)/g)]);
/** A link of these files to another of the project, or to a heading. */
const links = texts.flatMap((text, index) =>
  [
    ...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/[^!]\[[^\]]*\]\((?!https?:|\/)([^)#]*)#?([^)]*)\)/g),
  ].map(([, path, heading]) => ({ path: path || basename(handbookFiles[index] ?? ''), heading })),
);

/** The address that GitHub and VS Code give a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test('the handbook names every picture that is made for it, and no other, and says what is in it', async () => {
  assert.deepEqual(named.map(([, , file]) => file).sort(), (await readdir(pictures)).sort());
  for (const [, alt = ''] of named) assert.ok(alt.length >= 30, alt);
});

test('a picture of the handbook weighs less than 80 kB', async () => {
  for (const file of await readdir(pictures)) {
    assert.ok((await stat(join(pictures, file))).size < 80_000, file);
  }
});

test('every file and heading that the handbook leads to is there', async () => {
  assert.ok(links.length > 0);
  for (const { path, heading } of links) {
    const file = join(content, path);
    assert.ok(existsSync(file), path);
    if (!heading) continue;
    const headings = [...(await readFile(file, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(
      ([, words = '']) => words,
    );
    assert.ok(headings.map(toAnchor).includes(heading), `${path}#${heading}`);
  }
});
