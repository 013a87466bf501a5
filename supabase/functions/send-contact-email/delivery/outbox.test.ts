// In a real folder.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { readMail } from '../testing/mail.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { setUp } from '../testing/set-up.ts';
import { createOutboxDelivery } from './outbox.ts';

test('a message is one file for its owner alone, also from two processes', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-outbox-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const outbox = join(folder, 'outbox');
  // At one moment, so that a message has one key.
  const post = async () =>
    (await setUp({ now: () => 0, deliveries: [createOutboxDelivery(outbox)] }).post(sampleMessage)).status;
  assert.deepEqual([await post(), await post()], [200, 200]);
  const [file = '', ...others] = await readdir(outbox);
  assert.deepEqual(others, []);
  const { subject } = await readMail(await readFile(join(outbox, file)));
  assert.match(file, new RegExp(`^${subject.slice(0, 12)}-[0-9a-f]{22}\\.eml$`));
  const modes = [(await stat(join(outbox, file))).mode & 0o777, (await stat(outbox)).mode & 0o777];
  if (process.platform !== 'win32') assert.deepEqual(modes, [0o600, 0o700]);
  await rm(join(outbox, file));
  await mkdir(join(outbox, file));
  assert.equal(await post(), 503);
  assert.deepEqual(await readdir(outbox), [file]);
});
