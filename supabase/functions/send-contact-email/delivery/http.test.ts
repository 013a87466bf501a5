// Against a real HTTP server on this machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleMessage } from '../testing/sample-message.ts';
import { startMailApi } from '../testing/servers.ts';
import type { ApiBehaviour } from '../testing/servers.ts';
import { createMailbox, setUp, testSettings } from '../testing/set-up.ts';
import { describeFault } from './fault.ts';
import { createHttpDelivery } from './http.ts';

const key = 're_geheim';

const setUpHttp = (...urls: string[]) =>
  setUp({ deliveries: urls.map((url) => createHttpDelivery({ url, key })) });

test('what goes to the API is the mail, with a key that names it', async (context) => {
  const { url, calls } = await startMailApi(context, () => ({ status: 200 }));
  const { post, log } = setUpHttp(url);
  const { status, body } = await post(sampleMessage);
  assert.deepEqual([status, log[0]?.via, log[0]?.attempts], [200, 'http', 1]);
  const [call, ...others] = calls;
  assert.ok(call);
  assert.deepEqual([call.path, others], ['/emails', []]);
  assert.equal(call.headers['authorization'], `Bearer ${key}`);
  assert.match(String(call.headers['idempotency-key']), /^[0-9a-f]{64}$/);
  const { text, headers, ...rest } = call.mail;
  assert.match(String(text), /^\| Wij houden een reünie\.\n\| Wat kost dat, in €\?$/m);
  assert.match(JSON.stringify(headers), /^\{"Message-ID":"<[0-9a-f]{32}@maquette\.test>",/);
  assert.deepEqual(rest, {
    from: '"Website Maquette B.V." <website@maquette.test>',
    to: ['info@maquette.test'],
    reply_to: sampleMessage.email,
    subject: `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`,
  });
});

test('a fault that may pass is tried again, and a second way takes the mail', async (context) => {
  const cases: [ApiBehaviour, number, string][] = [
    [{ status: 500 }, 2, 'EHTTP:500'],
    [{ status: 429 }, 2, 'EHTTP:429'],
    ['hangs', 2, 'ETIMEDOUT'],
    ['drops the connection', 2, 'ECONNRESET'],
    [{ status: 409, body: '{"name":"concurrent_idempotent_requests"}' }, 2, 'EHTTP:409'],
    [{ status: 409, body: '{"name":"invalid_idempotent_request"}' }, 1, 'EHTTP:409'],
    [{ status: 401 }, 1, 'EHTTP:401'],
    [{ status: 422 }, 1, 'EHTTP:422'],
    [{ status: 302 }, 1, 'EHTTP:302'],
  ];
  for (const [behaviour, attempts, code] of cases) {
    const { url, calls } = await startMailApi(context, () => behaviour);
    const attemptMs = behaviour === 'hangs' ? 300 : testSettings.delivery.attemptMs;
    const settings = { ...testSettings, delivery: { ...testSettings.delivery, attemptMs } };
    const http = createHttpDelivery({ url, key });
    const alone = setUp({ settings, deliveries: [http] });
    assert.equal((await alone.post(sampleMessage)).status, 503);
    assert.deepEqual([alone.log[0]?.attempts, alone.log[0]?.code], [attempts, code]);
    // Deno's fetch sends again of itself when a connection drops.
    assert.ok(behaviour === 'drops the connection' || calls.length === attempts);
    const sent = calls.map(({ headers, mail }) => `${headers['idempotency-key']} ${JSON.stringify(mail)}`);
    assert.equal(new Set(sent).size, 1);
    const mailbox = createMailbox();
    const both = setUp({ settings, deliveries: [http, mailbox.delivery] });
    assert.equal((await both.post(sampleMessage)).status, 200);
    assert.deepEqual([both.log[0]?.via, both.log[0]?.attempts, both.log[0]?.code], ['outbox', 2, code]);
    assert.equal((await mailbox.read())[0]?.replyTo, sampleMessage.email);
    const paths = new Set(calls.map(({ path }) => path));
    assert.deepEqual([...paths], ['/emails'], 'a redirect is not followed');
  }
});

test('an API that is not there, or not encrypted as it should be, is named so', async (context) => {
  const { url } = await startMailApi(context, () => ({ status: 200 }));
  for (const [wrong, code] of [
    ['http://127.0.0.1:2/emails', 'ECONNREFUSED'],
    [url.replace('http:', 'https:'), 'ETLS'],
  ] as const) {
    const { post, log } = setUpHttp(wrong);
    assert.equal((await post(sampleMessage)).status, 503);
    assert.deepEqual([log[0]?.attempts, log[0]?.code], [2, code]);
  }
});

test('a fault that has no code gets one by its text, or by what lies below it', () => {
  // As Deno 2 says it; faults with a code, as Node has them, come about above.
  for (const [text, code] of [
    ['client error (Connect): dns error: failed to lookup', 'ENOTFOUND'],
    ['client error (Connect): tcp connect error: Connection refused (os error 111)', 'ECONNREFUSED'],
    ['client error (SendRequest): connection closed before message completed', 'ECONNRESET'],
    ['client error (Connect): invalid peer certificate: UnknownIssuer', 'ETLS'],
    ['error sending request for url (https://a.test/)', 'ECONNECTION'],
    ['550 zoe@voorbeeld.nl unknown', 'TypeError'],
  ] as const) {
    assert.equal(describeFault(new TypeError(text)), code, text);
    const wrapped = describeFault(new TypeError('fetch failed', { cause: new Error(text) }));
    assert.equal(wrapped, code === 'TypeError' ? 'ECONNECTION' : code, text);
  }
});

test('an API that asks for time gets it, if there is so much', async (context) => {
  const asks = (time: string) => ({ status: 429, headers: { 'Retry-After': time } });
  const first = await startMailApi(context, (attempt) => (attempt === 1 ? asks('1') : { status: 202 }));
  const startedAt = performance.now();
  assert.equal((await setUpHttp(first.url).post(sampleMessage)).status, 200);
  const ms = performance.now() - startedAt;
  assert.ok(ms > 900 && ms < 4_000, `${ms} ms`);
  for (const late of ['60', new Date(Date.now() + 60_000).toUTCString()]) {
    const slow = await startMailApi(context, () => asks(late));
    const second = await startMailApi(context, (attempt) => ({ status: attempt === 1 ? 500 : 200 }));
    assert.equal((await setUpHttp(slow.url, second.url).post(sampleMessage)).status, 200);
    assert.deepEqual([slow.calls.length, second.calls.length], [1, 2]);
  }
});
