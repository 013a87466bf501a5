// What a server in the open gets to read, byte for byte.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { createHttpServer, listen } from './http-server.ts';
import { createSiteHandler } from './site-handler.ts';
import { makeDist, SMALL_SITE } from './test-site.ts';

const handle = await createSiteHandler(await makeDist(SMALL_SITE));
const server = createHttpServer(handle);
const port = await listen(server, 0, '127.0.0.1');
after(() => server.close().closeAllConnections());

/** Sends bytes as they are and gives back all that comes, until the server ends the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // A server may end a connection while it is still being written to.
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  return text(socket).catch(() => '');
}

const CLOSE = 'Host: localhost\r\nConnection: close\r\n';
const long = 'a'.repeat(20_000);

const requests: [name: string, bytes: string, answer: RegExp][] = [
  ['an address of 20 kB', `GET /${long} HTTP/1.1\r\n${CLOSE}\r\n`, /^HTTP\/1\.1 431 /],
  ['a header of 20 kB', `GET / HTTP/1.1\r\n${CLOSE}X-A: ${long}\r\n\r\n`, /^HTTP\/1\.1 431 /],
  ['3,000 headers', `GET / HTTP/1.1\r\n${CLOSE}${'X-A: 12\r\n'.repeat(3_000)}\r\n`, /^HTTP\/1\.1 431 /],
  ['a method of no kind', `HAAL / HTTP/1.1\r\n${CLOSE}\r\n`, /^HTTP\/1\.1 400 /],
  [
    'a method of another kind',
    `PROPFIND / HTTP/1.1\r\n${CLOSE}\r\n`,
    /^HTTP\/1\.1 405 .*^allow: GET, HEAD\r$/ims,
  ],
  [
    'TRACE, which would echo cookies',
    `TRACE / HTTP/1.1\r\n${CLOSE}\r\n`,
    /^HTTP\/1\.1 405 .*^allow: GET, HEAD\r$/ims,
  ],
  ['CONNECT, as to a proxy', `CONNECT elders.example:443 HTTP/1.1\r\n${CLOSE}\r\n`, /^$|^HTTP\/1\.1 40[05] /],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  [
    'another host',
    'GET /cases/ HTTP/1.1\r\nHost: elders.example\r\nConnection: close\r\n\r\n',
    /^HTTP\/1\.1 301 .*^location: \/cases\r$/ims,
  ],
  ['a NUL in the address', `GET /\0 HTTP/1.1\r\n${CLOSE}\r\n`, /^HTTP\/1\.1 400 /],
  ['bytes that are no ASCII', `GET /\xff\xfe HTTP/1.1\r\n${CLOSE}\r\n`, /^HTTP\/1\.1 40[04] /],
  ['a line feed in a header', `GET / HTTP/1.1\r\n${CLOSE}X-A: b\n c\0\r\n\r\n`, /^HTTP\/1\.1 400 /],
  [
    'two lengths',
    `POST / HTTP/1.1\r\n${CLOSE}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a length and chunks',
    `POST / HTTP/1.1\r\n${CLOSE}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    /^HTTP\/1\.1 400 /,
  ],
  [
    'a page, and rubbish behind it',
    `GET / HTTP/1.1\r\nHost: localhost\r\n\r\n\x16\x03\x01\x02\r\n\r\n`,
    /HTTP\/1\.1 400 /,
  ],
  ['TLS on a plain port', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', /^HTTP\/1\.1 400 /],
];

for (const [name, bytes, answer] of requests) {
  test(`${name}: a plain answer, and the server goes on`, async () => {
    assert.match(await send(bytes), answer);
    assert.match(await send(`GET / HTTP/1.1\r\n${CLOSE}\r\n`), /^HTTP\/1\.1 200 [^]*home$/);
  });
}

test('a connection that says nothing is ended', async (context) => {
  const { headersTimeout } = server;
  context.after(() => Object.assign(server, { headersTimeout }));
  server.headersTimeout = 100;
  assert.match(await send(''), /^HTTP\/1\.1 408 /);
});
