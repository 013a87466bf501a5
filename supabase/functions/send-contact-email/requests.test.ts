// Refusal of requests before their fields are validated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNetwork } from './caller.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, formOf, pageOrigin, postOf, setUp, testSettings } from './testing/set-up.ts';

const { maxBytes } = testSettings.body;
const json = JSON.stringify(sampleMessage);

const preflight = (Origin: string) =>
  postOf(null, { Authorization: undefined, 'Content-Type': undefined, Origin }, 'OPTIONS');
const withKey = (Authorization?: string, apikey?: string) => postOf(sampleMessage, { Authorization, apikey });
const withType = (type: string) => postOf(sampleMessage, { 'Content-Type': type });

const ours = { 'Access-Control-Allow-Origin': pageOrigin };
const otherMethods = ['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => postOf(null, {}, method));
const others = ['https://evil.test', `${pageOrigin}.evil.test`, `${pageOrigin}:8443`, `${pageOrigin}/`];
const fromElsewhere = [...others, pageOrigin.replace('https:', 'http:'), pageOrigin.toUpperCase()]
  .flatMap((Origin) => [
    postOf(sampleMessage, { Origin }),
    formOf(sampleMessage, { Origin }),
    preflight(Origin),
  ])
  .concat(postOf(sampleMessage, { Origin: 'null' }), preflight('null'));
// The first type needs no preflight, so other sites could send it.
const otherTypes =
  'text/plain|text/plain; application/json|multipart/form-data; boundary=x|application/json; charset=latin1|application/jsonp'.split(
    '|',
  );
const open = '['.repeat(30_000);
const notJson = [
  null,
  '',
  json.slice(0, -5),
  '[]',
  '"x"',
  'null',
  '42',
  '[{}]',
  open,
  open + open.replaceAll('[', ']'),
];
const noKeys = [undefined, 'Bearer', 'Bearer fout', `Bearer ${anonKey}x`, `Basic ${anonKey}`, anonKey]
  .map((key) => withKey(key))
  .concat(withKey(undefined, 'fout'));
const notOurs = { 'Access-Control-Allow-Origin': null, 'Access-Control-Allow-Headers': null, Location: null };

async function refuses(request: Request, status: number, code: string) {
  const { log, mails, body, headers, ...answer } = await setUp().send(request);
  assert.deepEqual([answer.status, log.map((entry) => entry.code), mails], [status, [code], []]);
  if (request.method !== 'HEAD') assert.deepEqual(body, { ok: false, error: code });
  return headers;
}

for (const [what, status, code, requests, headers] of [
  ['a post from elsewhere', 403, 'origin', fromElsewhere, notOurs],
  ['no key, a wrong key or another scheme', 401, 'key', noKeys, { ...ours, 'WWW-Authenticate': 'Bearer' }],
  ['another method', 405, 'method', otherMethods, { Allow: 'POST, OPTIONS' }],
  ['another type or charset', 415, 'type', otherTypes.map(withType)],
  ['a packed body', 415, 'type', [postOf(sampleMessage, { 'Content-Encoding': 'gzip' })]],
  ['a body that is no JSON object', 400, 'json', notJson.map((body) => postOf(body))],
  ['a body that is no UTF-8', 400, 'encoding', [postOf(new Uint8Array([0x7b, 0xff, 0x7d]))]],
  ['a body that is too large', 413, 'size', [postOf(' '.repeat(maxBytes + 1))], ours],
] as [string, number, string, Request[], Record<string, string | null>?][]) {
  test(`${what} is refused`, async () => {
    for (const request of requests) {
      const given = await refuses(request, status, code);
      for (const [name, value] of Object.entries(headers ?? {})) assert.equal(given.get(name), value, name);
    }
  });
}

test('reading stops and the body is cancelled when it stalls, is too large or breaks off', async () => {
  const half = new TextEncoder().encode('{"name":"Zo');
  const chunk = new Uint8Array(16 * 1024).fill(' '.charCodeAt(0));
  const cases: [UnderlyingDefaultSource<Uint8Array>, Record<string, string>, number, string][] = [
    [{ start: (stream) => stream.enqueue(half) }, {}, 408, 'slow'],
    [{ pull: (stream) => stream.enqueue(chunk) }, {}, 413, 'size'],
    [{ start: (stream) => stream.enqueue(half) }, { 'Content-Length': String(maxBytes + 1) }, 413, 'size'],
    [{ pull: (stream) => stream.error(new Error('ging weg')) }, {}, 400, 'aborted'],
  ];
  for (const [source, given, status, code] of cases) {
    let isCancelled = code === 'aborted';
    const body = new ReadableStream({ ...source, cancel: () => void (isCancelled = true) });
    const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
    await refuses(new Request(postOf(null, given), init), status, code);
    assert.ok(isCancelled, code);
  }
});

test('a preflight from the site is answered with the allowed methods and headers', async () => {
  const { status, headers, body } = await setUp().send(preflight(pageOrigin));
  assert.deepEqual([status, body], [204, undefined]);
  const named = ['Allow-Origin', 'Allow-Headers', 'Allow-Methods', 'Max-Age'];
  const values = named.map((name) => headers.get(`Access-Control-${name}`));
  assert.deepEqual(values, [
    pageOrigin,
    'authorization, content-type, apikey, x-client-info',
    'POST',
    '86400',
  ]);
});

test('one visitor is an IPv4 address or a /48 of IPv6', () => {
  for (const [address, network] of [
    ['203.0.113.7', '203.0.113.7'],
    [' ::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:12::7', '2001:db8:0'],
    ['2001:0DB8::12:1:2:3:4', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['192.0.2.1, 203.0.113.7', undefined],
    [null, undefined],
  ] as const) {
    assert.equal(getNetwork(address), network, String(address));
  }
});
