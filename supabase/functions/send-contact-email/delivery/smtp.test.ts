// Delivery to a mail server, and to a folder.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { fails, impatient, mailSettings, mailTo } from '../testing/channels.ts';
import { readMail } from '../testing/mail.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { startMailServer, type Behaviour } from '../testing/servers.ts';
import { setUp } from '../testing/set-up.ts';
import { createFolderChannel } from './folder.ts';

const both = 'info@maquette.test,kantoor@elders.test';

test('a mail server gets the whole mail for all recipients; a refused one raises an alarm', async (context) => {
  for (const of of [undefined, ...both.split(',')]) {
    const refusing: Behaviour = of ? { refuses: 'recipient', code: 550, of } : 'takes it';
    const server = await startMailServer(context, () => refusing);
    const to = { ...mailSettings, to: both.split(',') };
    const work: Promise<void>[] = [];
    const { post } = setUp({
      channels: [mailTo(server.port, undefined, to)],
      alarmTo: ['wacht@elders.test'],
      log: () => undefined,
      afterwards: (each) => void work.push(each),
    });
    const message = 'a\n.\nMAIL FROM:<e@e>\r.\r\nb €';
    for (const more of ['', '!']) await post({ ...sampleMessage, message: message + more });
    await Promise.all(work);
    const mails = await server.readMails();
    const alarms = mails.filter(
      ({ subject }) => subject === '[alarm] Een van je mailboxen weigert berichten',
    );
    assert.deepEqual(
      server.seen[0]?.recipients,
      to.to.filter((address) => address !== of),
    );
    assert.ok(mails[0]?.text.includes('| a\n| .\n| MAIL FROM:<e@e>\n| .\n| b €\n'));
    const expected = of ? [['wacht@elders.test']] : [];
    assert.deepEqual([alarms.map((alarm) => alarm.to), mails.length], [expected, 2 + expected.length]);
  }
});

test('without a reply to the final dot the mail is retried with the same Message-ID', async (context) => {
  const server = await startMailServer(context, (attempt) =>
    attempt <= 2 ? 'takes it and says nothing' : 'takes it',
  );
  const { post } = setUp({ channels: [mailTo(server.port, impatient)] });
  const lost = await post(sampleMessage);
  const again = await post(sampleMessage);
  assert.deepEqual([lost.status, again.status, lost.headers.get('Retry-After')], [503, 200, '30']);
  assert.equal(again.body?.['reference'], lost.body?.['reference']);
  const mails = await server.readMails();
  const different = new Set(mails.map(({ messageId, subject, text }) => messageId + subject + text));
  assert.deepEqual([mails.length, different.size], [3, 1]);
});

test('a password is sent once, and mail is encrypted unless the server is local', async (context) => {
  const sends = async (port: number, options: Parameters<typeof mailTo>[1]) =>
    assert.equal((await setUp({ channels: [mailTo(port, options)] }).post(sampleMessage)).status, 200);
  const server = await startMailServer(context, undefined, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'goed' ? done(null, { user: 1 }) : done(new Error('Nee')),
  });
  await fails(mailTo(server.port, { auth: { user: 'website', pass: 'fout' } }), 1, /^EAUTH:535$/);
  await sends(server.port, { auth: { user: 'website', pass: 'goed' } });
  const starttls = { ignoreTLS: false, requireTLS: true };
  await fails(mailTo((await startMailServer(context)).port, starttls), 1, /^ETLS(:\d+)?$/);
  for (const encryption of [{ secure: true }, starttls]) {
    const options = { disabledCommands: ['AUTH'], secure: 'secure' in encryption };
    const { port, seen } = await startMailServer(context, undefined, options);
    // The certificate of the test server is self-signed.
    await fails(mailTo(port, encryption), 2, /^E(SOCKET|TLS)$/);
    await sends(port, { ...encryption, tls: { rejectUnauthorized: false } });
    assert.deepEqual([...seen.map(({ isEncrypted }) => isEncrypted)], [true]);
  }
});

test('a folder gets one private file per mail, even from two processes', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-outbox-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  const outbox = join(folder, 'outbox');
  const channels = [createFolderChannel(outbox, mailSettings)];
  const post = async () => (await setUp({ today: () => '', channels }).post(sampleMessage)).status;
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
