// Retries, fallback to another channel, and the requests to a mail API.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, failWith, impatient, mailSettings, mailTo, startMailApi } from '../testing/channels.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { startMailServer } from '../testing/servers.ts';
import { isDeno, setUp, testSettings } from '../testing/set-up.ts';
import { createHttpChannel } from './http.ts';

test('an API gets the mail with an idempotency key', async (context) => {
  const { channel, calls } = await startMailApi(context, 200);
  const { body } = await setUp({ channels: [channel] }).post(sampleMessage);
  const [{ mail, key, ...call } = assert.fail()] = calls;
  assert.deepEqual(call, { url: '/emails', authorization: 'Bearer re_geheim' });
  assert.match(String(key), /^[0-9a-f]{64}$/);
  const { text, headers, ...rest } = mail as Record<string, unknown>;
  assert.match(String(text), /^\| Wij houden een reünie\.\n\| Wat kost dat, in €\?$/m);
  assert.match(JSON.stringify(headers), /^\{"Message-ID":"<[0-9a-f]{32}@maquette\.test>",/);
  const subject = `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`;
  const from = '"Website Maquette B.V." <website@maquette.test>';
  assert.deepEqual(rest, { from, to: ['info@maquette.test'], reply_to: sampleMessage.email, subject });
  const before = await startMailApi(context, 409, { name: 'invalid_idempotent_request' });
  assert.equal((await setUp({ channels: [before.channel] }).post(sampleMessage)).status, 200, 'sent before');
});

test('a transient error is retried with the same key, a permanent one is not retried', async (context) => {
  for (const [status, attempts, code] of [
    ...[500, 429, 409].map((each) => [each, 2, `EHTTP:${each}`] as const),
    ...[302, 401, 422].map((each) => [each, 1, `EHTTP:${each}`] as const),
    ['hangs', 2, 'ETIMEDOUT'],
    ['drops the connection', 2, isDeno ? 'ECONNECTION' : 'UND_ERR_SOCKET'],
  ] as const) {
    const { channel, calls } = await startMailApi(context, status);
    await fails(channel, attempts, new RegExp(`^${code}$`), status === 'hangs' ? 300 : undefined);
    assert.equal(new Set(calls.map((call) => JSON.stringify(call))).size, 1, 'one mail');
  }
  for (const [behaviour, attempts, code] of [
    [{ refuses: 'data', code: 451 }, 2, /^EMESSAGE:451$/],
    [{ refuses: 'recipient', code: 550 }, 1, /^EENVELOPE:550$/],
    [{ refuses: 'data', code: 554 }, 1, /^EMESSAGE:554$/],
    ['drops the connection', 2, /^(ECONNECTION|ESOCKET|ECONNRESET)$/],
  ] as const) {
    const server = await startMailServer(context, () => behaviour);
    await fails(mailTo(server.port), attempts, code);
    assert.deepEqual([server.countAttempts(), server.seen], [attempts, []]);
  }
  await fails(mailTo(1), 2, /^ESOCKET$/);
  const unreached = createHttpChannel('http://127.0.0.1:2', 'x', mailSettings);
  await fails(unreached, 2, isDeno ? /^ECONNECTION$/ : /^ECONNREFUSED$/);
  const error = await unreached
    .send({ id: '', reference: '', subject: '', text: '' }, AbortSignal.timeout(5_000))
    .catch((error: unknown) => error);
  assert.equal((error as { isUncertain: boolean }).isUncertain, false, 'nothing has left');
});

test('when the first channel refuses or hangs, the second sends the mail at once', async (context) => {
  const refusing = await startMailServer(context, () => ({ refuses: 'recipient', code: 550 }));
  // An HTTP server waits for a request, and an SMTP client for a greeting.
  const { port: silent } = await startMailApi(context, 'hangs');
  for (const [port, code] of [
    [refusing.port, 'EENVELOPE:550'],
    [silent, 'ETIMEDOUT'],
  ] as const) {
    const { status, mails, log } = await setUp({}, [mailTo(port, impatient)]).post(sampleMessage);
    assert.deepEqual([status, mails.length], [200, 1]);
    assert.deepEqual([log[0]?.via, log[0]?.attempts, log[0]?.code], ['folder', 2, code]);
  }
  const delivery = { ...testSettings.delivery, attemptMs: 300, totalMs: 700, retryPauseMs: 500 };
  const settings = { ...testSettings, delivery };
  const { post } = setUp({ channels: [mailTo(silent), mailTo(silent)], settings });
  const { status, log } = await post(sampleMessage);
  assert.ok(status === 503 && (log[0]?.attempts ?? 3) <= 2, `${log[0]?.attempts} attempts`);
});

test('an error that contains typed text is not logged, and an internal error is a plain 500', async () => {
  const { email, name } = sampleMessage;
  for (const error of [
    new Error(`550 ${email} unknown`),
    Object.assign(new Error('x'), { code: email, responseCode: name, name }),
    Object.assign(new Error('x'), { code: 'Zoe', cause: { code: 'Zoe' } }),
    Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 5501234 }),
    email,
    undefined,
  ]) {
    const { body, log } = await setUp({ channels: [failWith(error)] }).post(sampleMessage);
    assert.deepEqual(Object.keys(body ?? {}), ['ok', 'error', 'reference']);
    assert.match(`${log[0]?.code} ${log[0]?.attempts}`, /^(unknown|EENVELOPE) 2$/);
  }
  const { status, body, log } = await setUp({ mailSettings: null as never }).post(sampleMessage);
  assert.deepEqual([status, body, log[0]?.code], [500, { ok: false, error: 'failed' }, 'TypeError']);
});
