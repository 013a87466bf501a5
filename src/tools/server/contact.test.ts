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

function post(body: unknown, origin: string): Request {
  return new Request(`http://localhost:${port}${contactPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localAnonKey}`, Origin: origin },
    body: JSON.stringify(body),
  });
}

async function setUp(context: TestContext, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-local-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const log = context.mock.method(console, 'log', () => undefined);
  const contact = createLocalContact({ CONTACT_OUTBOX: folder, ...env });
  const opened = contact.open(port);
  const readLog = () => log.mock.calls.map(({ arguments: [line] }) => String(line));
  return { folder, ...contact, opened, readLog };
}

test('the function has answered two seconds before the page gives up', () => {
  const { body, delivery } = contactSettings;
  assert.ok(delivery.totalMs <= contactFormSettings.sendTimeoutMs - 2_000);
  assert.ok(body.timeoutMs < delivery.totalMs, 'time is left for the mail');
});

test('without any setting messages go to ./outbox', () => {
  assert.equal(createLocalContact({}).open(port), 'Berichten komen in ./outbox');
  assert.equal(createLocalContact({ CONTACT_DELIVERY: '' }).open(port), 'Berichten komen in ./outbox');
});

test('an arrival is one line, without anything of the visitor', async (context) => {
  const { folder, handle, opened, readLog } = await setUp(context);
  assert.equal(opened, `Berichten komen in ${folder}`);
  const response = await handle(post(message, 'http://localhost:4321'));
  assert.equal(response.status, 200);
  const { reference } = (await response.json()) as { reference: string };
  const [file, ...others] = await readdir(folder);
  assert.ok(file?.startsWith(`${reference}-`));
  assert.deepEqual(others, []);
  await handle(post(message, 'http://localhost:4321'));
  assert.deepEqual(readLog(), [`Bericht ${reference} staat in ${folder}`]);
});

test('a plain form ends on a page of the server that sent it', async (context) => {
  const { handle } = await setUp(context);
  for (const origin of [`http://localhost:${port}`, `http://127.0.0.1:${port}`]) {
    for (const [email, page] of [
      [message.email, '/bedankt'],
      ['zoe', '/niet-verstuurd'],
    ]) {
      const body = new URLSearchParams({ ...message, email: email ?? '' });
      const url = `http://localhost:${port}${contactPath}`;
      const { status, headers } = await handle(
        new Request(url, { method: 'POST', headers: { Origin: origin }, body }),
      );
      assert.deepEqual([status, headers.get('Location')], [303, `${origin}${page}`]);
    }
  }
});

test('a refusal is one line of JSON', async (context) => {
  const { handle, readLog } = await setUp(context);
  assert.equal((await handle(post({ ...message, email: 'zoe' }, 'http://localhost:4321'))).status, 422);
  assert.equal(readLog().length, 1);
  assert.match(
    readLog()[0] ?? '',
    /^\{"rid":"R-[0-9a-f]{10}","status":422,"ms":\d+,"outcome":"refused","code":"fields"\}$/,
  );
});

test('the pages of this server may send, and no others', async (context) => {
  const { handle } = await setUp(context, { CONTACT_ORIGINS: 'https://tunnel.example.test' });
  for (const origin of [
    'http://localhost:4321',
    'http://127.0.0.1:4321',
    'http://[::1]:4321',
    `http://${hostname().toLowerCase()}:4321`,
    'https://tunnel.example.test',
  ]) {
    assert.equal((await handle(post(message, origin))).status, 200, origin);
  }
  for (const origin of [
    'http://localhost:4322',
    'http://localhost',
    'https://localhost:4321',
    'http://evil.test:4321',
  ]) {
    assert.equal((await handle(post(message, origin))).status, 403, origin);
  }
});

test('the settings of a deployment work here too, and are told', () => {
  const smtp = { CONTACT_DELIVERY: 'smtp', CONTACT_SMTP_HOST: '127.0.0.1', CONTACT_SMTP_PORT: '1025' };
  assert.equal(createLocalContact(smtp).open(port), 'Berichten gaan naar de mailserver 127.0.0.1:1025');
  assert.equal(
    createLocalContact({ ...smtp, CONTACT_DELIVERY: 'smtp,outbox' }).open(port),
    'Berichten gaan naar de mailserver 127.0.0.1:1025; lukt dat niet: ze komen in ./outbox',
  );
  const http = {
    CONTACT_DELIVERY: 'http',
    CONTACT_HTTP_URL: 'https://api.example.test/x',
    CONTACT_HTTP_KEY: 'x',
  };
  assert.equal(createLocalContact(http).open(port), 'Berichten gaan naar de mail-API api.example.test');
  assert.throws(
    () => createLocalContact({ CONTACT_DELIVERY: 'duif' }),
    /^Error: CONTACT_DELIVERY is not valid/,
  );
});
