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
  for (const env of [
    {},
    { CONTACT_DELIVERY: 'smtp' },
    { CONTACT_DELIVERY: 'smtp,queue', SUPABASE_DB_URL: 'postgres://elders' },
  ]) {
    assert.equal((await startLocalDatabase(env)).env, env);
  }
});

test('a queue on this machine keeps a message over a restart, and is drained into the outbox', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-queue-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  context.mock.method(console, 'log', () => undefined);
  const given = { CONTACT_DELIVERY: 'queue', CONTACT_OUTBOX: folder };
  const first = await startLocalDatabase(given);
  const contact = createLocalContact(first.env);
  assert.equal(contact.open(4321), `Berichten wachten in de database; lukt dat niet: ze komen in ${folder}`);
  const response = await contact.handle(
    new Request(`http://localhost:4321${contactPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localAnonKey}` },
      body: JSON.stringify(sampleMessage),
    }),
  );
  assert.equal(response.status, 200);
  assert.deepEqual(await readdir(folder), ['database']);
  await first.stop();

  const second = await startLocalDatabase(given);
  context.after(second.stop);
  context.mock.timers.enable({ apis: ['setInterval'] });
  createLocalContact(second.env).open(4321);
  context.mock.timers.tick(localServerSettings.drainEveryMs);
  const isMail = (file: string) => file.endsWith('.eml');
  while (!(await readdir(folder)).some(isMail)) await setTimeout(10);
  assert.equal((await readdir(folder)).filter(isMail).length, 1);
});
