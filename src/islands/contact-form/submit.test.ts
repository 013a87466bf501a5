import assert from 'node:assert/strict';
import { test } from 'node:test';

import { contactFormSettings } from './settings.ts';
import { submitMessage } from './submit.ts';

const { notOkMessage, fallbackMessage, sendTimeoutMs } = contactFormSettings;
const destination = { url: 'https://project.example/functions/v1/send-contact-email', anonKey: 'sleutel' };
const message = { vraag: 'Wat kost een reünie, in €?', antwoord: '' };

const send = (respond: typeof fetch) => submitMessage(message, destination, respond);
const throwing = (error: unknown) => send(() => Promise.reject(error as Error));

test('posts exactly the message as JSON with two headers of ours', async () => {
  const calls: Parameters<typeof fetch>[] = [];
  await send((...call) => {
    calls.push(call);
    return Promise.resolve(new Response());
  });
  assert.equal(calls.length, 1);
  const [url, init] = calls[0] ?? [];
  assert.equal(url, destination.url);
  assert.equal(init?.method, 'POST');
  assert.deepEqual(init.headers, { 'Content-Type': 'application/json', Authorization: 'Bearer sleutel' });
  assert.deepEqual(JSON.parse(init.body as string), message);
});

test('every ok status is a success, and only those', async () => {
  for (const status of [200, 201, 204, 299]) {
    assert.deepEqual(await send(() => Promise.resolve(new Response(null, { status }))), { ok: true });
  }
  for (const status of [300, 400, 401, 413, 422, 429, 500, 503]) {
    const result = await send(() => Promise.resolve(new Response(null, { status })));
    assert.deepEqual(result, { ok: false, error: notOkMessage });
  }
});

test("a thrown error shows its own message, the browser's English the fallback", async () => {
  assert.deepEqual(await throwing(new Error('De lijn is bezet.')), { ok: false, error: 'De lijn is bezet.' });
  const silent = [
    new TypeError('Failed to fetch'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new DOMException('signal timed out', 'TimeoutError'),
    new Error(''),
    'geen fout',
    undefined,
  ];
  for (const error of silent) assert.deepEqual(await throwing(error), { ok: false, error: fallbackMessage });
});

test('gives up after 15 seconds and not before', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let isGivenUp = false;
  const result = send(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          isGivenUp = true;
          reject(init.signal?.reason as Error);
        });
      }),
  );
  context.mock.timers.tick(sendTimeoutMs - 1);
  assert.equal(isGivenUp, false);
  context.mock.timers.tick(1);
  assert.equal(isGivenUp, true);
  assert.deepEqual(await result, { ok: false, error: fallbackMessage });
});
