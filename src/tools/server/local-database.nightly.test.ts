import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { createLocalContact } from './contact.ts';
import { startLocalDatabase } from './local-database.ts';
import { localServerSettings } from './settings.ts';

test('without a queue, or with a database of its own, nothing is started', async () => {
  const elsewhere = { CONTACT_DELIVERY: 'smtp,queue', SUPABASE_DB_URL: 'postgres://elders' };
  for (const env of [{}, { CONTACT_DELIVERY: 'smtp' }, elsewhere]) {
    assert.equal((await startLocalDatabase(env)).env, env);
  }
});

test('a queue keeps a message over a restart, and is drained into the outbox', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-queue-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  context.mock.method(console, 'log', () => undefined);
  const given = { CONTACT_DELIVERY: 'queue', CONTACT_OUTBOX: folder };
  const first = await startLocalDatabase(given);
  const contact = createLocalContact(first.env);
  assert.equal(contact.open(4321), `Berichten wachten in de database; lukt dat niet: ze komen in ${folder}`);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localAnonKey}` };
  const post = { method: 'POST', headers, body: JSON.stringify(sampleMessage) };
  assert.equal((await contact.handle(new Request(`http://localhost${contactPath}`, post))).status, 200);
  assert.deepEqual(await readdir(folder), ['postgres']);
  await first.stop();

  const second = await startLocalDatabase(given);
  context.after(second.stop);
  context.mock.timers.enable({ apis: ['setInterval'] });
  createLocalContact(second.env).open(4321);
  context.mock.timers.tick(localServerSettings.drainEveryMs);
  const listMails = async () => (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  while ((await listMails()).length === 0) await setTimeout(10);
  assert.equal((await listMails()).length, 1);
});
