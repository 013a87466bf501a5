import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, createEncoder } from './encodings.ts';
import type { SiteFile } from './site-files.ts';
import { LONG_TEXT } from './test-site.ts';

function makeFile(text: string, isText = true): SiteFile {
  const body = new Uint8Array(Buffer.from(text));
  return { address: '/x', type: 'text/plain', isText, body, hash: 'hash' };
}

test('takes brotli before gzip, and neither unasked', () => {
  assert.equal(chooseEncoding('gzip, deflate, br, zstd'), 'br');
  assert.equal(chooseEncoding('gzip, deflate'), 'gzip');
  assert.equal(chooseEncoding('GZIP'), 'gzip');
  assert.equal(chooseEncoding('*'), 'br');
  for (const none of [null, '', 'identity', 'deflate', 'brotli']) {
    assert.equal(chooseEncoding(none), 'identity', String(none));
  }
});

test('obeys the weights a visitor gives', () => {
  assert.equal(chooseEncoding('br;q=0.5, gzip;q=0.8'), 'gzip');
  assert.equal(chooseEncoding('br;q=0.8, gzip; q=0.5'), 'br');
  assert.equal(chooseEncoding('br;q=0, gzip'), 'gzip');
  assert.equal(chooseEncoding('br;q=0, *'), 'gzip');
  assert.equal(chooseEncoding('br;q=0, gzip;q=0.000'), 'identity');
  assert.equal(chooseEncoding('*;q=0'), 'identity');
  assert.equal(chooseEncoding('identity, br;q=0.5'), 'identity');
  assert.equal(chooseEncoding('identity;q=0.5, br'), 'br');
  assert.equal(chooseEncoding('br;q=onzin, gzip'), 'gzip');
});

test('packs a text so that it unpacks to the same', async () => {
  const encode = createEncoder();
  const file = makeFile(LONG_TEXT);
  const br = await encode(file, 'br');
  const gzip = await encode(file, 'gzip');
  const plain = await encode(file, 'identity');
  assert.deepEqual([br.encoding, gzip.encoding, plain.encoding], ['br', 'gzip', 'identity']);
  assert.equal(brotliDecompressSync(br.body).toString(), LONG_TEXT);
  assert.equal(gunzipSync(gzip.body).toString(), LONG_TEXT);
  assert.equal(plain.body, file.body);
  assert.ok(br.body.length < file.body.length && gzip.body.length < file.body.length);
});

test('packs once per file and encoding, also for two visitors at the same time', async () => {
  const encode = createEncoder();
  const file = makeFile(LONG_TEXT);
  const [first, second] = await Promise.all([encode(file, 'br'), encode(file, 'br')]);
  assert.equal(first, second);
  assert.equal(await encode(file, 'br'), first);
  assert.notEqual(await encode(file, 'gzip'), first);
  assert.notEqual((await encode(makeFile(LONG_TEXT), 'br')).body, first.body);
});

test('does not pack what is packed already, nor what would grow', async () => {
  const encode = createEncoder();
  assert.equal((await encode(makeFile(LONG_TEXT, false), 'br')).encoding, 'identity');
  assert.equal((await encode(makeFile('a'), 'br')).encoding, 'identity');
  assert.equal((await encode(makeFile('a'), 'gzip')).encoding, 'identity');
});
