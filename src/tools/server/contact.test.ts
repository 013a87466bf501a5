import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';
import { contactSettings } from '../../../supabase/functions/send-contact-email/settings.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { contactFormSettings } from '../../islands/contact-form/settings.ts';
import { createLocalContact } from './contact.ts';

const port = 4321;

test('the function has answered two seconds before the page gives up', () => {
  const { body, delivery } = contactSettings;
  assert.ok(delivery.totalMs <= contactFormSettings.sendTimeoutMs - 2_000);
  assert.ok(body.timeoutMs < delivery.totalMs, 'time is left for the mail');
});

test('a page of this server may send: the mail is in the outbox, and a line says so', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-local-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const { mock } = context.mock.method(console, 'log', () => undefined);
  const { handle, open } = createLocalContact({ CONTACT_OUTBOX: folder });
  assert.equal(open(port), `Berichten gaan naar de map ${folder}`);
  const post = (origin: string, message: object) => {
    const key = { 'Content-Type': 'application/json', Authorization: `Bearer ${localAnonKey}` };
    const init = { method: 'POST', headers: { ...key, Origin: origin }, body: JSON.stringify(message) };
    return handle(new Request(`http://localhost:${port}${contactPath}`, init));
  };

  for (const origin of ['http://localhost:4322', 'http://evil.test:4321']) {
    assert.equal((await post(origin, sampleMessage)).status, 403, origin);
  }
  for (const [index, host] of ['localhost', '127.0.0.1', '[::1]', hostname().toLowerCase()].entries()) {
    const message = { ...sampleMessage, message: `Bericht ${index}` };
    assert.equal((await post(`http://${host}:${port}`, message)).status, 200, host);
  }
  assert.equal((await readdir(folder)).length, 4);
  const arrival = String(mock.calls.at(-1)?.arguments[0]);
  assert.match(arrival, /^Bericht C-\w+ ging naar de map /);
});

test('the variables of a host work here too', () => {
  const env = { CONTACT_DELIVERY: 'smtp,outbox', CONTACT_SMTP_HOST: '127.0.0.1', CONTACT_SMTP_PORT: '1025' };
  const line = 'Berichten gaan naar de mailserver 127.0.0.1:1025; lukt dat niet, dan naar de map outbox';
  assert.equal(createLocalContact(env).open(port), line);
  assert.throws(
    () => createLocalContact({ CONTACT_DELIVERY: 'duif' }),
    /^Error: CONTACT_DELIVERY is not valid/,
  );
});
