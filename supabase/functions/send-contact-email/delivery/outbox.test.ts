// In a real folder.
import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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

test('a message becomes one file for its owner alone, also from two processes', async (context) => {
  const folder = await makeFolder(context);
  await chmod(folder, 0o777);
  for (const outbox of [folder, join(folder, 'nieuw', 'outbox')]) {
    const { post, log } = setUpOutbox(outbox);
    const { status, body } = await post(sampleMessage);
    assert.equal(status, 200);
    assert.deepEqual([log[0]?.via, log[0]?.attempts], ['outbox', 1]);
    assert.equal((await setUpOutbox(outbox).post(sampleMessage)).status, 200);
    const [file = '', ...others] = await readdir(outbox);
    assert.deepEqual(others, []);
    assert.match(file, new RegExp(`^${String(body?.['reference'])}-[0-9a-f]{22}\\.eml$`));
    const mail = await readMail(await readFile(join(outbox, file)));
    assert.ok(mail.text.includes('| Wij houden een reünie.\n'));
    assert.equal(mail.replyTo, sampleMessage.email);
    if (process.platform === 'win32') continue;
    assert.equal((await stat(join(outbox, file))).mode & 0o777, 0o600);
    assert.equal((await stat(outbox)).mode & 0o777, 0o700);
  }
});

test('what a killed process left half written goes at the start, and nothing else', async (context) => {
  const outbox = await makeFolder(context);
  const stays = ['C-0123456789-0.eml', 'lijst.part', 'notities.txt'];
  for (const name of [...stays, 'C-0123456789-1.eml.0e8f-a.part']) await writeFile(join(outbox, name), '');
  assert.equal((await setUpOutbox(outbox).post(sampleMessage)).status, 200);
  const names = await readdir(outbox);
  assert.equal(names.length, stays.length + 1);
  assert.ok(stays.every((name) => names.includes(name)));
});

test('a folder or file that cannot be written is told, and leaves no half file', async (context) => {
  const outbox = await makeFolder(context);
  assert.equal((await setUpOutbox(outbox).post(sampleMessage)).status, 200);
  const [taken = ''] = await readdir(outbox);
  const { post, log } = setUpOutbox(join(outbox, taken, 'outbox'));
  assert.equal((await post(sampleMessage)).status, 503);
  assert.match(log[0]?.code ?? '', /^(ENOTDIR|EEXIST|ENOENT)$/);
  await rm(join(outbox, taken));
  await mkdir(join(outbox, taken));
  assert.equal((await setUpOutbox(outbox).post(sampleMessage)).status, 503);
  assert.deepEqual(await readdir(outbox), [taken]);
});
