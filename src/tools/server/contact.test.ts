import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';

import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';
import { contactSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { sampleMessage as message } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { contactFormSettings } from '../../islands/contact-form/settings.ts';
import { createLocalContact } from './contact.ts';

const port = 4321;
const own = `http://localhost:${port}`;

async function setUp(context: TestContext, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-local-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const log = context.mock.method(console, 'log', () => undefined);
  const { handle, open } = createLocalContact({ CONTACT_OUTBOX: folder, ...env });
  const opened = open(port);
  const post = (body: object, origin = own) => {
    const key = { 'Content-Type': 'application/json', Authorization: `Bearer ${localAnonKey}` };
    const headers = { ...key, Origin: origin };
    return handle(new Request(own + contactPath, { method: 'POST', headers, body: JSON.stringify(body) }));
  };
  const readLog = () => log.mock.calls.map(({ arguments: [line] }) => String(line));
  return { folder, opened, post, readLog };
}

test('the function has answered two seconds before the page gives up', () => {
  const { body, delivery } = contactSettings;
  assert.ok(delivery.totalMs <= contactFormSettings.sendTimeoutMs - 2_000);
  assert.ok(body.timeoutMs < delivery.totalMs, 'time is left for the mail');
});

test('a message is a file in the outbox and a line on the screen, a refusal a line of JSON', async (context) => {
  const { folder, opened, post, readLog } = await setUp(context);
  assert.equal(opened, `Berichten gaan naar de map ${folder}`);
  const response = await post(message);
  assert.equal(response.status, 200);
  const { reference } = (await response.json()) as { reference: string };
  const [file, ...others] = await readdir(folder);
  assert.ok(file?.startsWith(`${reference}-`));
  assert.deepEqual(others, []);
  assert.equal((await post({ ...message, email: 'zoe' })).status, 422);
  const [arrival, refusal] = readLog();
  assert.equal(arrival, `Bericht ${reference} ging naar de map ${folder}`);
  assert.match(refusal ?? '', /^\{"rid":.*"status":422/);
});

test('the pages of this server may send, and no others', async (context) => {
  const { post } = await setUp(context, { CONTACT_ORIGINS: 'https://tunnel.example.test' });
  for (const host of ['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase()]) {
    assert.equal((await post(message, `http://${host}:${port}`)).status, 200, host);
  }
  assert.equal((await post(message, 'https://tunnel.example.test')).status, 200);
  for (const origin of ['http://localhost:4322', 'http://evil.test:4321']) {
    assert.equal((await post(message, origin)).status, 403, origin);
  }
});

test('the variables of a host work here too', () => {
  const smtp = { CONTACT_SMTP_HOST: '127.0.0.1', CONTACT_SMTP_PORT: '1025' };
  assert.equal(
    createLocalContact({ CONTACT_DELIVERY: 'smtp,outbox', ...smtp }).open(port),
    'Berichten gaan naar de mailserver 127.0.0.1:1025; lukt dat niet, dan naar de map outbox',
  );
  assert.throws(
    () => createLocalContact({ CONTACT_DELIVERY: 'duif' }),
    /^Error: CONTACT_DELIVERY is not valid/,
  );
});
