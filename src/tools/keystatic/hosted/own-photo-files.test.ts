import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { writeFiles } from '../../testing/trial-folder.ts';
import { listOwnPhotoFiles } from './own-photo-files.ts';

const root = await mkdtemp(join(tmpdir(), 'maquette-photos-'));
after(() => rm(root, { recursive: true }));

const shown = [
  'kraan/index.json',
  'kraan/kraan.jpg',
  'kraan/kraan.jpeg',
  'twee-ballen/IMG_0012.PNG',
  'twee-ballen/bal.webp',
  'twee-ballen/bal.avif',
];
const others = [
  '.x/x.html',
  '.x/x.jpg',
  'kraan/.x.jpg',
  'kraan/x.html',
  'kraan/x.HTML',
  'kraan/x.xhtml',
  'kraan/x.svg',
  'kraan/x.js',
  'kraan/x.gif',
  'kraan/x.jpg.html',
  'kraan/x.html.jpg',
  'kraan/jpg',
  'kraan/x.json',
  'kraan/index.html',
  'kraan/index.JSON',
  'kraan/diep/x.jpg',
  'kraan/map.jpg/x.html',
  'Kraan/x.jpg',
  'los.jpg',
  'index.json',
];
const place = (file: string) => `content/beelden/${file}`;

test('the editor gets pictures and their words, and nothing that a browser could run', async () => {
  await writeFiles(root, Object.fromEntries([...shown, ...others].map((file) => [place(file), ''])));
  await mkdir(join(root, 'elders'));
  await symlink(join(root, place('kraan/kraan.jpg')), join(root, place('kraan/link.jpg')));
  await symlink(join(root, place('kraan')), join(root, place('link')));
  await symlink(join(root, 'nergens.jpg'), join(root, place('kraan/nergens.jpg')));
  assert.deepEqual(listOwnPhotoFiles(root), shown.map(place).sort());
});

test('a folder of pictures that is a link, or is not there, has none', async () => {
  await rename(join(root, 'content/beelden'), join(root, 'elders/beelden'));
  assert.deepEqual(listOwnPhotoFiles(root), []);
  await symlink(join(root, 'elders/beelden'), join(root, 'content/beelden'));
  assert.deepEqual(listOwnPhotoFiles(root), []);
});
