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

const onWindows = process.platform === 'win32';

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
  const [file = '', ...others] = await readdir(outbox);
  assert.deepEqual(others, []);
  assert.match(file, new RegExp(`^${String(body?.['reference'])}-[0-9a-f]{22}\\.eml$`));
  const mail = await readMail(await readFile(join(outbox, file)));
  assert.ok(mail.text.includes('| Wij houden een reünie.\n'));
  assert.equal(mail.replyTo, sampleMessage.email);
  if (!onWindows) {
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

test('two messages whose references are alike are two files', async (context) => {
  const outbox = await makeFolder(context);
  const delivery = createOutboxDelivery(outbox);
  const mail = { from: { name: '', address: 'a@b.nl' }, to: ['c@d.nl'], messageId: '<x@b.nl>', subject: '' };
  for (const key of ['0'.repeat(64), `${'0'.repeat(31)}1${'0'.repeat(32)}`]) {
    const email = { ...mail, text: key, key, reference: `C-${key.slice(0, 10)}` };
    await delivery.send(email, new AbortController().signal);
  }
  assert.equal((await readdir(outbox)).length, 2);
});

test('what a killed process left half written goes at the start, and nothing else', async (context) => {
  const outbox = await makeFolder(context);
  const stays = ['C-0123456789-0.eml', 'lijst.part', 'notities.txt'];
  for (const name of [...stays, 'C-0123456789-1.eml.0e8f-a.part']) await writeFile(join(outbox, name), '');
  const { post } = setUpOutbox(outbox);
  assert.equal((await post(sampleMessage)).status, 200);
  const names = await readdir(outbox);
  assert.equal(names.length, stays.length + 1);
  assert.ok(stays.every((name) => names.includes(name)));
});

test('a folder that was open to others is closed to them', { skip: onWindows }, async (context) => {
  const outbox = await makeFolder(context);
  await chmod(outbox, 0o777);
  await setUpOutbox(outbox).post(sampleMessage);
  assert.equal((await stat(outbox)).mode & 0o777, 0o700);
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
  assert.equal((await setUpOutbox(outbox).post(sampleMessage)).status, 200);
  const [taken = ''] = await readdir(outbox);
  await rm(join(outbox, taken));
  await mkdir(join(outbox, taken));
  assert.equal((await setUpOutbox(outbox).post(sampleMessage)).status, 503);
  assert.deepEqual(await readdir(outbox), [taken]);
});
