// Against a real HTTP server on this machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startMailApi } from '../testing/mail-api.ts';
import type { ApiBehaviour } from '../testing/mail-api.ts';
import { getClosedPort } from '../testing/mail-server.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { createMailbox, impatientSettings, setUp } from '../testing/set-up.ts';
import { createHttpDelivery } from './http.ts';

const key = 're_geheim';

test('what goes to the API is the mail, with a key that names it', async (context) => {
  const { url, calls } = await startMailApi(context, () => 200);
  const { post, log } = setUp({ deliveries: [createHttpDelivery({ url, key })] });
  const { status, body } = await post(sampleMessage);
  assert.equal(status, 200);
  assert.deepEqual([log[0]?.via, log[0]?.attempts], ['http', 1]);
  assert.equal(calls.length, 1);
  const [{ path, headers, mail } = { path: '', headers: {}, mail: {} }] = calls;
  assert.equal(path, '/emails');
  assert.equal(headers['authorization'], `Bearer ${key}`);
  assert.match(String(headers['idempotency-key']), /^[0-9a-f]{64}$/);
  const { text, headers: mailHeaders, ...rest } = mail;
  assert.match(String(text), /^\| Wij houden een reünie\.\n\| Wat kost dat, in €\?$/m);
  assert.match(JSON.stringify(mailHeaders), /^\{"Message-ID":"<[0-9a-f]{32}@maquette\.test>",/);
  assert.deepEqual(rest, {
    from: '"Website Maquette B.V." <website@maquette.test>',
    to: ['info@maquette.test'],
    reply_to: sampleMessage.email,
    subject: `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`,
  });
});

test('whatever the API does wrong, the second way takes the mail', async (context) => {
  const cases: [ApiBehaviour, RegExp][] = [
    [500, /^EHTTP:500$/],
    [422, /^EHTTP:422$/],
    [401, /^EHTTP:401$/],
    [302, /^EHTTP:302$/],
    ['hangs', /^ETIMEDOUT$/],
    ['drops the connection', /^ECONNRESET$/],
  ];
  for (const [behaviour, code] of cases) {
    const { url, calls } = await startMailApi(context, () => behaviour);
    const mailbox = createMailbox();
    const { post, log } = setUp({
      deliveries: [createHttpDelivery({ url, key }), mailbox.delivery],
      settings: impatientSettings,
    });
    assert.equal((await post(sampleMessage)).status, 200);
    assert.deepEqual([...new Set(calls.map(({ path }) => path))], ['/emails'], 'a redirect is not followed');
    const [mail, ...others] = await mailbox.read();
    assert.deepEqual(others, []);
    assert.equal(mail?.replyTo, sampleMessage.email);
    assert.deepEqual([log[0]?.via, log[0]?.attempts], ['outbox', 2]);
    assert.match(log[0]?.code ?? '', code);
  }
});

test('without a second way, a fault that may pass is tried again under the same key', async (context) => {
  const cases: [ApiBehaviour, number][] = [
    [500, 2],
    [503, 2],
    [429, 2],
    ['hangs', 2],
    ['drops the connection', 2],
    [{ status: 409, body: '{"name":"concurrent_idempotent_requests"}' }, 2],
    [{ status: 409, body: '{"name":"invalid_idempotent_request"}' }, 1],
    [{ status: 409, body: 'null' }, 1],
    [{ status: 409, body: 'geen JSON' }, 1],
    [422, 1],
    [400, 1],
    [302, 1],
  ];
  for (const [behaviour, attempts] of cases) {
    const { url, calls } = await startMailApi(context, () => behaviour);
    const { post, log } = setUp({
      deliveries: [createHttpDelivery({ url, key })],
      settings: impatientSettings,
    });
    assert.equal((await post(sampleMessage)).status, 503);
    assert.equal(log[0]?.attempts, attempts, String(behaviour));
    // Deno's fetch sends again of itself when a connection drops.
    assert.ok(behaviour === 'drops the connection' || calls.length === attempts);
    assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size, 1);
    assert.equal(new Set(calls.map(({ mail }) => JSON.stringify(mail))).size, 1);
  }
});

test('a fault that passes is not noticed', async (context) => {
  const { url, calls } = await startMailApi(context, (attempt) => (attempt === 1 ? 500 : 202));
  const { post } = setUp({ deliveries: [createHttpDelivery({ url, key })] });
  assert.equal((await post(sampleMessage)).status, 200);
  assert.equal(calls.length, 2);
});

test('an API that is not there is tried twice', async () => {
  const url = `http://127.0.0.1:${await getClosedPort()}/emails`;
  const { post, log } = setUp({ deliveries: [createHttpDelivery({ url, key })] });
  assert.equal((await post(sampleMessage)).status, 503);
  assert.deepEqual([log[0]?.attempts, log[0]?.code], [2, 'ECONNREFUSED']);
});

test('an API that is not encrypted as it should be is named so', async (context) => {
  const { url } = await startMailApi(context, () => 200);
  const { post, log } = setUp({
    deliveries: [createHttpDelivery({ url: url.replace('http:', 'https:'), key })],
  });
  assert.equal((await post(sampleMessage)).status, 503);
  assert.match(log[0]?.code ?? '', /^ETLS$/);
});

test('an API that asks for time gets it, when there is so much', async (context) => {
  // A date has whole seconds.
  for (const ask of [() => '1', () => new Date(Date.now() + 2_100).toUTCString()]) {
    const { url, calls } = await startMailApi(context, (attempt) =>
      attempt === 1 ? { status: 429, headers: { 'Retry-After': ask() } } : 200,
    );
    const { post } = setUp({ deliveries: [createHttpDelivery({ url, key })] });
    const startedAt = performance.now();
    assert.equal((await post(sampleMessage)).status, 200);
    const ms = performance.now() - startedAt;
    assert.ok(ms > 800 && ms < 4_000, `${ms} ms`);
    assert.equal(calls.length, 2);
  }
});

test('an API that asks for more time than there is is left alone, and the other way tried again', async (context) => {
  const busy = { status: 429, headers: { 'Retry-After': '60' } };
  const first = await startMailApi(context, () => busy);
  const second = await startMailApi(context, (attempt) => (attempt === 1 ? 500 : 200));
  const { post } = setUp({
    deliveries: [first, second].map(({ url }) => createHttpDelivery({ url, key })),
  });
  assert.equal((await post(sampleMessage)).status, 200);
  assert.deepEqual([first.calls.length, second.calls.length], [1, 2]);
});
