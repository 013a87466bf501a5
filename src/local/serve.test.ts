import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { makeDist, SMALL_SITE } from './test-site.ts';

const folder = dirname(await makeDist(SMALL_SITE));

function serve(context: TestContext, env: Record<string, string>, cwd = folder) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    cwd,
    env: { ...process.env, HOST: '', ...env },
  });
  context.after(() => child.kill('SIGKILL'));
  return child;
}

async function getFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function start(context: TestContext, env: Record<string, string> = {}) {
  const port = await getFreePort();
  const child = serve(context, { PORT: String(port), ...env });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, port, line: line.toString() };
}

async function fails(context: TestContext, env: Record<string, string>, cwd?: string) {
  const child = serve(context, env, cwd);
  const [output, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  assert.equal(output, '');
  assert.equal(code, 1);
  return error;
}

async function sendRaw(port: number, requestLine: string): Promise<string> {
  const socket = connect(port, 'localhost');
  socket.write(`${requestLine} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('obeys PORT, prints its address in one line and serves the site', async (context) => {
  const { port, line } = await start(context);
  assert.equal(line.split('\n')[0], `Maquette staat op http://localhost:${port}`);
  for (const host of ['localhost', '127.0.0.1']) {
    const response = await fetch(`http://${host}:${port}/oplossingen/klantportaal`);
    assert.equal(response.status, 200);
    assert.equal(await response.text(), 'klantportaal');
  }
});

test('HOST limits where it can be reached, and is printed', async (context) => {
  const { port, line } = await start(context, { HOST: '127.0.0.1' });
  assert.equal(line.split('\n')[0], `Maquette staat op http://127.0.0.1:${port}`);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
  await assert.rejects(fetch(`http://[::1]:${port}/`));
});

test('serves nothing outside the site, however it is written on the wire', async (context) => {
  const { port } = await start(context);
  for (const path of [
    '/../../etc/passwd',
    '/../../../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/%252e%252e/etc/passwd',
    '/..%5c..%5cetc/passwd',
    '/oplossingen/../../../../etc/passwd',
    '//etc/passwd',
    '/etc/passwd%00.html',
  ]) {
    const answer = await sendRaw(port, `GET ${path}`);
    assert.match(answer, /^HTTP\/1\.1 404 /, path);
    assert.doesNotMatch(answer, /root:/);
  }
  for (const path of ['/..\\..\\etc\\passwd', '/%zz', 'etc/passwd']) {
    assert.match(await sendRaw(port, `GET ${path}`), /^HTTP\/1\.1 400 /, path);
  }
});

test('two slashes on the wire never lead to another host', async (context) => {
  const { port } = await start(context);
  for (const path of [
    '//evil.example',
    '//evil.example/oplossingen',
    '/\t/evil.example',
    'http://evil.example/weg',
  ]) {
    assert.doesNotMatch(await sendRaw(port, `GET ${path}`), /^location:/im, path);
  }
  const moved = await sendRaw(port, 'GET //oplossingen?a=b');
  assert.match(moved, /^HTTP\/1\.1 301 .*^location: \/oplossingen\?a=b\r$/ims);
});

test('HEAD sends the length of the page and no body', async (context) => {
  const { port } = await start(context);
  const [head, body] = (await sendRaw(port, 'HEAD /')).split('\r\n\r\n');
  assert.match(head ?? '', /^HTTP\/1\.1 200 .*^content-length: 4\r?$/ims);
  assert.equal(body, '');
  assert.match(await sendRaw(port, 'GET /'), /\r\n\r\nhome$/);
});

test('refuses to write', async (context) => {
  const { port } = await start(context);
  const answer = await sendRaw(port, 'DELETE /');
  assert.match(answer, /^HTTP\/1\.1 405 .*^allow: GET, HEAD\r$/ims);
});

// Windows has no signals to catch here: there a child is simply ended.
const onWindows = process.platform === 'win32';

test('closes cleanly on a stop signal', { skip: onWindows }, async (context) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, port } = await start(context);
    await (await fetch(`http://localhost:${port}/`)).text();
    child.kill(signal);
    const [code, killedBy] = await once(child, 'exit');
    assert.deepEqual([code, killedBy], [0, null]);
    await assert.rejects(fetch(`http://localhost:${port}/`));
  }
});

test('says which port is taken, and how to take another', async (context) => {
  const { port } = await start(context);
  const expected = `Poort ${port} is bezet. Kies een andere: PORT=${port + 1} npm start\n`;
  assert.equal(await fails(context, { PORT: String(port) }), expected);
});

test('says that PORT is no port', async (context) => {
  assert.match(await fails(context, { PORT: 'abc' }), /^PORT is geen poortnummer: "abc"\..*\n$/);
});

test('says that the site must be built first', async (context) => {
  const empty = dirname(await makeDist({}));
  const expected = 'Bouw eerst de site: npm run build\n';
  assert.equal(await fails(context, { PORT: '0' }, empty), expected);
});
