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

test('a queue keeps a message over a restart, and is drained into the outbox', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-queue-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  context.mock.method(console, 'log', () => undefined);
  const env = { CONTACT_DELIVERY: 'queue', CONTACT_OUTBOX: folder };
  const first = await startLocalDatabase(env);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localAnonKey}` };
  const post = { method: 'POST', headers, body: JSON.stringify(sampleMessage) };
  const { handle } = createLocalContact(first.env);
  assert.equal((await handle(new Request(`http://localhost${contactPath}`, post))).status, 200);
  assert.deepEqual(await readdir(folder), ['database']);
  await first.stop();

  const second = await startLocalDatabase(env);
  context.after(second.stop);
  context.mock.timers.enable({ apis: ['setInterval'] });
  createLocalContact(second.env).open(4321);
  context.mock.timers.tick(60_000);
  const listMails = async () => (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  while ((await listMails()).length === 0) await setTimeout(10);
  assert.equal((await listMails()).length, 1);
});
