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
  const open = (path: string) => setUp({ now: () => 0, deliveries: [createOutboxDelivery(path)] });
  const { body } = await open(outbox).post(sampleMessage);
  assert.equal((await open(outbox).post(sampleMessage)).status, 200);
  const [file = '', ...others] = await readdir(outbox);
  assert.deepEqual(others, []);
  assert.match(file, new RegExp(`^${String(body?.['reference'])}-[0-9a-f]{22}\\.eml$`));
  const mail = await readMail(await readFile(join(outbox, file)));
  assert.equal(mail.replyTo, sampleMessage.email);
  if (process.platform !== 'win32') {
    assert.equal((await stat(join(outbox, file))).mode & 0o777, 0o600);
    assert.equal((await stat(outbox)).mode & 0o777, 0o700);
  }

  const inFile = open(join(outbox, file, 'outbox'));
  assert.equal((await inFile.post(sampleMessage)).status, 503);
  assert.match(inFile.log[0]?.code ?? '', /^(ENOTDIR|EEXIST|ENOENT)$/);
  await rm(join(outbox, file));
  await mkdir(join(outbox, file));
  assert.equal((await open(outbox).post(sampleMessage)).status, 503);
  assert.deepEqual(await readdir(outbox), [file], 'no half file is left');
});
