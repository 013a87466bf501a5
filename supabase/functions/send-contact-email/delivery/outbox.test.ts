// In a real folder.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { readMail } from '../testing/mail.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { setUp } from '../testing/set-up.ts';
import { createOutboxDelivery } from './outbox.ts';

async function makeFolder(context: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-outbox-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

// At one moment, so that a message has one key.
function setUpOutbox(outbox: string) {
  return setUp({ now: () => 0, deliveries: [createOutboxDelivery(outbox)] });
}

test('a message becomes one file, named by its reference, and nothing else', async (context) => {
  const outbox = join(await makeFolder(context), 'nieuw', 'outbox');
  const { post, log } = setUpOutbox(outbox);
  const { status, body } = await post(sampleMessage);
  assert.equal(status, 200);
  assert.deepEqual([log[0]?.via, log[0]?.attempts], ['outbox', 1]);
  const file = `${String(body?.['reference'])}.eml`;
  assert.deepEqual(await readdir(outbox), [file]);
  const mail = await readMail(await readFile(join(outbox, file)));
  assert.ok(mail.text.includes('| Wij houden een reünie.\n'));
  assert.equal(mail.replyTo, sampleMessage.email);
  if (process.platform !== 'win32') {
    assert.equal((await stat(join(outbox, file))).mode & 0o777, 0o600);
    assert.equal((await stat(outbox)).mode & 0o777, 0o700);
  }
});

test('the same message in another process is the same file', async (context) => {
  const outbox = await makeFolder(context);
  for (const { post } of [setUpOutbox(outbox), setUpOutbox(outbox)]) {
    assert.equal((await post(sampleMessage)).status, 200);
  }
  await setUpOutbox(outbox).post({ ...sampleMessage, message: 'Iets anders' });
  assert.equal((await readdir(outbox)).length, 2);
});

test('an outbox that cannot be written is an error, and leaves no half file', async (context) => {
  const folder = await makeFolder(context);
  const file = join(folder, 'bestand');
  await writeFile(file, '');
  const { post, log } = setUpOutbox(join(file, 'outbox'));
  const { status, headers } = await post(sampleMessage);
  assert.equal(status, 503);
  assert.equal(headers.get('Retry-After'), '30');
  assert.match(log[0]?.code ?? '', /^(ENOTDIR|EEXIST|ENOENT)$/);
  assert.deepEqual(await readdir(folder), ['bestand']);
});

test('a file that cannot get its name leaves no half file', async (context) => {
  const outbox = await makeFolder(context);
  const { body } = await setUp({ now: () => 0 }).post(sampleMessage);
  const taken = `${String(body?.['reference'])}.eml`;
  await mkdir(join(outbox, taken));
  assert.equal((await setUpOutbox(outbox).post(sampleMessage)).status, 503);
  assert.deepEqual(await readdir(outbox), [taken]);
});
