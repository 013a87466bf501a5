import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { describeRefusal, isTrustedRequest } from './guard.ts';

test('only pages of this server, and programs other than browsers, may send requests', () => {
  const site = 'http://127.0.0.1:4321';
  for (const [isTrusted, headers, host = site] of [
    [true, { origin: site }],
    [true, { 'sec-fetch-site': 'same-origin' }],
    [true, { 'sec-fetch-site': 'none' }],
    [true, {}],
    [true, { origin: 'http://localhost:4321' }, 'http://localhost:4321'],
    [false, { origin: 'http://127.0.0.1:4322' }],
    [false, { origin: 'http://127.0.0.1:43210' }],
    [false, { origin: 'https://127.0.0.1:4321' }],
    [false, { origin: 'http://localhost:4321' }],
    [false, { origin: 'null' }],
    [false, { origin: '' }],
    [false, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [false, { 'sec-fetch-site': 'same-site' }],
    [false, { 'sec-fetch-site': 'cross-site' }],
    // Another domain that resolves to this computer.
    [false, { origin: 'http://elders.nl:4321' }, 'http://elders.nl:4321'],
    [false, { 'sec-fetch-site': 'same-origin' }, 'http://elders.nl:4321'],
    [false, {}, 'http://127.0.0.1.elders.nl:4321'],
  ] as [boolean, Record<string, string>, string?][]) {
    const request = { url: `${host}/api/keystatic/update`, headers: new Headers(headers) };
    assert.equal(isTrustedRequest(request), isTrusted, JSON.stringify([host, headers]));
  }
});

test('a save stays within content/, and only overwrites the version that the page loaded', async () => {
  const root = await mkdtemp(join(tmpdir(), 'maquette-guard-'));
  after(() => rm(root, { recursive: true }));
  const content = join(root, 'content');
  await mkdir(join(content, 'kennis'), { recursive: true });
  await writeFile(join(content, 'kennis/een.mdx'), 'een');
  await writeFile(join(root, 'elders.mdx'), '');
  await symlink(join(root, 'elders.mdx'), join(content, 'kennis/twee.mdx'));
  await symlink(root, join(content, 'map'));
  const id = createHash('sha1').update('blob 3\0een').digest('hex');
  const refuse = (path: string, version = '') => describeRefusal(content, [[path, version]]);
  assert.equal(refuse('kennis/een.mdx', id), undefined);
  assert.equal(refuse('kennis/nieuw.mdx'), undefined);
  assert.match(refuse('kennis/een.mdx') ?? '', /kennis\/een.mdx is intussen veranderd/);
  assert.match(refuse('kennis/nieuw.mdx', id) ?? '', /is intussen veranderd/);
  for (const path of [
    '../elders.mdx',
    'kennis/../../elders.mdx',
    '/elders.mdx',
    'kennis/twee.mdx',
    'map/x.mdx',
  ])
    assert.match(refuse(path) ?? '', /ligt buiten de teksten/, path);
});
