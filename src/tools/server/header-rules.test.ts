import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHeaderRules } from './header-rules.ts';
import { makeDist } from '../testing/served-site.ts';

async function readRules(text: string) {
  return readHeaderRules(await makeDist({ _headers: text }));
}

test('a site without rules has none', async () => {
  const headersFor = await readHeaderRules(await makeDist({ 'index.html': '' }));
  assert.deepEqual([...headersFor('/')], []);
});

test('every rule that matches counts and the later one wins, whatever the case of the name', async () => {
  const headersFor = await readRules('/*\n  X-A: 1\n  X-B: 1\n/b/*\n  x-a: 2\n');
  assert.deepEqual(
    [...headersFor('/b/c')],
    [
      ['x-a', '2'],
      ['x-b', '1'],
    ],
  );
  assert.deepEqual(
    [...headersFor('/c')],
    [
      ['x-a', '1'],
      ['x-b', '1'],
    ],
  );
});

test('an exact rule matches only its address', async () => {
  const headersFor = await readRules('/kennis/rss.xml\n  X-A: 1\n');
  assert.equal(headersFor('/kennis/rss.xml').get('X-A'), '1');
  assert.equal(headersFor('/kennis/rss_xml').get('X-A'), null);
  assert.equal(headersFor('/kennis').get('X-A'), null);
});

test('gives each caller headers of its own', async () => {
  const headersFor = await readRules('/*\n  X-A: 1\n');
  headersFor('/').set('X-A', 'veranderd');
  assert.equal(headersFor('/').get('X-A'), '1');
});

test('skips the line that only Cloudflare reads', async () => {
  const headersFor = await readRules('/*\n  X-A: 1\n/a\n  ! X-A\n  X-A: 2\n');
  assert.equal(headersFor('/a').get('X-A'), '2');
});

test('stops on a line that is wrong, and shows it', async () => {
  await assert.rejects(readRules('/*\n  X-Leeg:\n'), /_headers klopt niet.*X-Leeg/s);
});
