// Against a real HTTP server on this machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleMessage } from '../testing/sample-message.ts';
import { startMailApi } from '../testing/servers.ts';
import type { ApiBehaviour } from '../testing/servers.ts';
import { createMailbox, setUp, testSettings } from '../testing/set-up.ts';
import { describeFault } from './fault.ts';
import { createHttpDelivery } from './http.ts';

const createHttp = (url: string) => createHttpDelivery({ url, key: 're_geheim' });
const setUpHttp = (...urls: string[]) => setUp({ deliveries: urls.map(createHttp) });

test('what goes to the API is the mail, with a key that names it', async (context) => {
  const { url, calls } = await startMailApi(context, () => ({ status: 200 }));
  const { post, log } = setUpHttp(url);
  const { status, body } = await post(sampleMessage);
  assert.deepEqual([status, log[0]?.via, log[0]?.attempts], [200, 'http', 1]);
  const [call, ...others] = calls;
  assert.ok(call);
  assert.deepEqual([call.path, call.headers.authorization, others], ['/emails', 'Bearer re_geheim', []]);
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
    ...[302, 401, 422].map((status): [ApiBehaviour, number, string] => [{ status }, 1, `EHTTP:${status}`]),
  ];
  for (const [behaviour, attempts, code] of cases) {
    const { url, calls } = await startMailApi(context, () => behaviour);
    const attemptMs = behaviour === 'hangs' ? 300 : testSettings.delivery.attemptMs;
    const settings = { ...testSettings, delivery: { ...testSettings.delivery, attemptMs } };
    const alone = setUp({ settings, deliveries: [createHttp(url)] });
    assert.equal((await alone.post(sampleMessage)).status, 503);
    assert.deepEqual([alone.log[0]?.attempts, alone.log[0]?.code], [attempts, code]);
    const sent = calls.map(({ path, headers, mail }) => [path, headers['idempotency-key'], mail]);
    assert.equal(new Set(sent.map((call) => JSON.stringify(call))).size, 1, 'one mail, and no redirect');
    const mailbox = createMailbox();
    const both = setUp({ settings, deliveries: [createHttp(url), mailbox.delivery] });
    assert.equal((await both.post(sampleMessage)).status, 200);
    assert.deepEqual([both.log[0]?.via, both.log[0]?.code], ['outbox', code]);
    assert.equal((await mailbox.read()).length, 1);
  }
});

test('a fault that has no code gets one by its text, or by what lies below it', async (context) => {
  // As Deno 2 says it.
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
  const { url } = await startMailApi(context, () => ({ status: 200 }));
  const { post, log } = setUpHttp(url.replace('http:', 'https:'), 'http://127.0.0.1:2/emails');
  await post(sampleMessage);
  assert.deepEqual([log[0]?.attempts, log[0]?.code], [4, 'ECONNREFUSED']);
});
