import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { isOwnRequest, refuseOutside } from './guard.ts';

const root = await mkdtemp(join(tmpdir(), 'maquette-guard-'));
after(() => rm(root, { recursive: true }));
before(async () => {
  for (const folder of ['content/kennis', 'public', 'elders']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  for (const file of ['content/kennis/een.mdx', 'public/_redirects', 'elders/een.mdx']) {
    await writeFile(join(root, file), '');
  }
  for (const [target, link] of [
    ['elders', 'content/map'],
    ['elders/een.mdx', 'content/kennis/twee.mdx'],
    ['elders/nieuw.mdx', 'content/kennis/nergens.mdx'],
    ['content/kring', 'content/kring'],
  ] as const) {
    await symlink(join(root, target), join(root, link));
  }
});

test('only a page of this server may ask, and who is no browser', () => {
  const url = 'http://127.0.0.1:4321/api/keystatic/update';
  for (const [isOwn, headers] of [
    [true, { origin: 'http://127.0.0.1:4321' }],
    [true, { 'sec-fetch-site': 'same-origin' }],
    [true, { 'sec-fetch-site': 'none' }],
    [true, {}],
    [false, { origin: 'http://127.0.0.1:4322' }],
    [false, { origin: 'http://127.0.0.1' }],
    [false, { origin: 'http://127.0.0.1:43210' }],
    [false, { origin: 'https://127.0.0.1:4321' }],
    [false, { origin: 'http://localhost:4321' }],
    [false, { origin: 'null' }],
    [false, { origin: '' }],
    [false, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [false, { origin: 'http://127.0.0.1:4322', 'sec-fetch-site': 'same-origin' }],
    [false, { 'sec-fetch-site': 'same-site' }],
    [false, { 'sec-fetch-site': 'cross-site' }],
  ] as [boolean, Record<string, string>][]) {
    assert.equal(isOwnRequest({ url, headers: new Headers(headers) }), isOwn, JSON.stringify(headers));
  }
});

test('a save stays in the content, also past links, and may change the redirects', () => {
  refuseOutside(root, ['content/kennis/een.mdx', 'content/nieuw/map/een.mdx', 'public/_redirects']);
  for (const file of [
    'content/map/een.mdx',
    'content/map/nieuw/een.mdx',
    'content/kennis/twee.mdx',
    'content/kennis/nergens.mdx',
    'content/kring/een.mdx',
    'content/../elders/een.mdx',
    'content/kennis/../../public/index.html',
    'content/../content/../elders/een.mdx',
    '/content/kennis/een.mdx',
    join(root, 'elders/een.mdx'),
    'Content/kennis/een.mdx',
    'contents/een.mdx',
    'content',
    'public/_headers',
    'public/../public/_redirects',
    '',
  ]) {
    const told = new RegExp(`"${file}" ligt buiten de teksten`);
    assert.throws(() => refuseOutside(root, ['content/kennis/een.mdx', file]), told, file);
  }
});

test('redirects that are a link are not changed', async () => {
  const linked = join(root, 'nieuw');
  await mkdir(linked);
  await symlink(join(root, 'elders'), join(linked, 'public'));
  assert.throws(() => refuseOutside(linked, ['public/_redirects']), /_redirects" ligt buiten/);
});
