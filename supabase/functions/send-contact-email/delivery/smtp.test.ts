// Against a real mail server on this machine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { contactSettings } from '../settings.ts';
import type { ContactSettings } from '../settings.ts';
import { getClosedPort, startMailServer, startSilentServer } from '../testing/mail-server.ts';
import type { Behaviour } from '../testing/mail-server.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { createMailbox, postOf, setUp, testSettings } from '../testing/set-up.ts';
import { createSmtpDelivery } from './smtp.ts';
import type { SmtpServer } from './smtp.ts';

// For tests in which a server hangs; this machine answers itself in a few milliseconds.
const impatient = {
  ...contactSettings.smtp,
  connectionTimeout: 1_000,
  greetingTimeout: 1_000,
  socketTimeout: 1_000,
  socketCloseTimeout: 20,
};

function deliverTo(
  port: number,
  options: Partial<SmtpServer> = {},
  timeouts: ContactSettings['smtp'] = contactSettings.smtp,
) {
  return createSmtpDelivery({ host: '127.0.0.1', port, encryption: 'none', ...options }, timeouts);
}

async function fails(
  port: number,
  attempts: number,
  code: string | RegExp,
  options: Partial<SmtpServer> = {},
) {
  const { post, log } = setUp({ deliveries: [deliverTo(port, options, impatient)] });
  const { status, headers, body } = await post(sampleMessage);
  assert.equal(status, 503);
  assert.equal(headers.get('Retry-After'), '30');
  assert.equal(body?.['error'], 'undelivered');
  assert.equal(log[0]?.attempts, attempts);
  assert.match(log[0].code ?? '', typeof code === 'string' ? new RegExp(`^${code}$`) : code);
  return body['reference'];
}

test('over SMTP a mail arrives whole, and only at the set addresses', async (context) => {
  const server = await startMailServer(context);
  const mailSettings = {
    from: 'website@maquette.test',
    to: ['info@maquette.test', 'kantoor@elders.test'],
    companyName: 'Maquette B.V.',
    kvk: '12345678',
  };
  const { post, log } = setUp({ mailSettings, deliveries: [deliverTo(server.port)] });
  const { status, body } = await post(sampleMessage);
  assert.equal(status, 200);
  assert.deepEqual([log[0]?.via, log[0]?.attempts, log[0]?.code], ['smtp', 1, undefined]);
  const [mail] = await server.readMails();
  assert.equal(server.seen.length, 1);
  assert.equal(server.seen[0]?.sender, mailSettings.from);
  assert.deepEqual(server.seen[0].recipients, mailSettings.to);
  assert.equal(mail?.subject, `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`);
  assert.ok(mail.text.includes('| Wij houden een reünie.\n| Wat kost dat, in €?\n'));
  assert.equal(mail.replyTo, sampleMessage.email);
});

test('over SMTP a message cannot end the mail', async (context) => {
  const server = await startMailServer(context);
  const { post } = setUp({ deliveries: [deliverTo(server.port)] });
  await post({ ...sampleMessage, message: 'a\n.\nMAIL FROM:<e@e>\r.\r\nb' });
  const [mail, ...others] = await server.readMails();
  assert.deepEqual(others, []);
  assert.ok(mail?.text.includes('| a\n| .\n| MAIL FROM:<e@e>\n| .\n| b\n'));
});

test('a fault that may pass is tried twice', async (context) => {
  const cases: [Behaviour, string][] = [
    [{ refuses: 'data', code: 451 }, 'EMESSAGE:451'],
    [{ refuses: 'recipient', code: 450 }, 'EENVELOPE:450'],
  ];
  for (const [behaviour, code] of cases) {
    const server = await startMailServer(context, () => behaviour);
    await fails(server.port, 2, code);
    assert.equal(server.countAttempts(), 2);
    assert.equal(server.seen.length, 0);
  }
});

test('a fault that passes is not noticed', async (context) => {
  const server = await startMailServer(context, (attempt) =>
    attempt === 1 ? { refuses: 'recipient', code: 450 } : 'takes it',
  );
  const { post, log } = setUp({ deliveries: [deliverTo(server.port)] });
  assert.equal((await post(sampleMessage)).status, 200);
  assert.equal((await server.readMails()).length, 1);
  assert.deepEqual([log[0]?.outcome, log[0]?.attempts, log[0]?.code], ['sent', 2, 'EENVELOPE:450']);
});

test('a refusal for good is not tried again', async (context) => {
  const cases: [Behaviour, string][] = [
    [{ refuses: 'recipient', code: 550 }, 'EENVELOPE:550'],
    [{ refuses: 'data', code: 554 }, 'EMESSAGE:554'],
  ];
  for (const [behaviour, code] of cases) {
    const server = await startMailServer(context, () => behaviour);
    await fails(server.port, 1, code);
    assert.equal(server.countAttempts(), 1);
    assert.equal(server.seen.length, 0);
  }
});

test('a connection that is dropped or refused is tried twice', async (context) => {
  for (const behaviour of ['drops the connection', 'drops the connection at the data'] as const) {
    const server = await startMailServer(context, () => behaviour);
    await fails(server.port, 2, /^(ECONNECTION|ESOCKET|ECONNRESET)$/);
    assert.equal(server.countAttempts(), 2);
    assert.equal(server.seen.length, 0);
  }
  await fails(await getClosedPort(), 2, 'ESOCKET');
});

test('a server that says nothing is given up within the time', async (context) => {
  const port = await startSilentServer(context);
  const startedAt = performance.now();
  await fails(port, 2, 'ETIMEDOUT');
  const ms = performance.now() - startedAt;
  assert.ok(ms > 1.9 * impatient.greetingTimeout && ms < 5 * impatient.greetingTimeout, `${ms} ms`);
});

test('all attempts together stay within the time', async (context) => {
  const port = await startSilentServer(context);
  // The pause ends after the time: a timer may ring a millisecond early, which was enough for a third attempt.
  const delivery = { ...testSettings.delivery, attemptMs: 300, totalMs: 450, retryPauseMs: 200 };
  const { post, log } = setUp({
    deliveries: [deliverTo(port), deliverTo(port)],
    settings: { ...testSettings, delivery },
  });
  const startedAt = performance.now();
  assert.equal((await post(sampleMessage)).status, 503);
  const ms = performance.now() - startedAt;
  assert.ok(ms > 440 && ms < 3_000, `${ms} ms`);
  assert.deepEqual([log[0]?.attempts, log[0]?.code], [2, 'ETIMEDOUT']);
});

test('without a reply to the last dot nobody knows; every copy has one Message-ID', async (context) => {
  const server = await startMailServer(context, (attempt) =>
    attempt <= 2 ? 'takes it and says nothing' : 'takes it',
  );
  const { post, log } = setUp({ deliveries: [deliverTo(server.port, {}, impatient)] });
  const lost = await post(sampleMessage);
  assert.equal(lost.status, 503);
  assert.deepEqual([log[0]?.attempts, log[0]?.code], [2, 'ETIMEDOUT']);
  const again = await post(sampleMessage);
  assert.equal(again.status, 200);
  assert.equal(again.body?.['reference'], lost.body?.['reference']);
  assert.equal(again.headers.get('X-Request-Id'), again.body?.['reference']);
  const mails = await server.readMails();
  assert.equal(mails.length, 3);
  assert.equal(new Set(mails.map(({ messageId }) => messageId)).size, 1);
  assert.equal(new Set(mails.map(({ subject, text }) => subject + text)).size, 1);
});

test('when the first way refuses, the second takes the mail', async (context) => {
  const server = await startMailServer(context, () => ({ refuses: 'recipient', code: 550 }));
  const mailbox = createMailbox();
  const { post, log } = setUp({ deliveries: [deliverTo(server.port), mailbox.delivery] });
  assert.equal((await post(sampleMessage)).status, 200);
  assert.equal(server.seen.length, 0);
  const [mail, ...others] = await mailbox.read();
  assert.deepEqual(others, []);
  assert.ok(mail?.subject.endsWith(`Bericht van ${sampleMessage.company}`));
  assert.deepEqual(
    log.map(({ via, attempts, code }) => ({ via, attempts, code })),
    [{ via: 'outbox', attempts: 2, code: 'EENVELOPE:550' }],
  );
});

test('a first way that hangs does not eat the time of the second', async (context) => {
  const port = await startSilentServer(context);
  const mailbox = createMailbox();
  const { post, log } = setUp({ deliveries: [deliverTo(port, {}, impatient), mailbox.delivery] });
  assert.equal((await post(sampleMessage)).status, 200);
  assert.deepEqual([log[0]?.via, log[0]?.attempts], ['outbox', 2]);
});

test('a receiver that is refused while the other gets the mail stands in the log', async (context) => {
  const to = ['info@maquette.test', 'kantoor@elders.test'];
  const mailSettings = { from: 'website@maquette.test', to, companyName: 'Maquette B.V.', kvk: '12345678' };
  for (const of of to) {
    const server = await startMailServer(context, () => ({ refuses: 'recipient', code: 550, of }));
    const { post, log } = setUp({ mailSettings, deliveries: [deliverTo(server.port)] });
    assert.equal((await post(sampleMessage)).status, 200);
    assert.deepEqual(
      server.seen.map(({ recipients }) => recipients),
      [to.filter((address) => address !== of)],
    );
    assert.deepEqual([log[0]?.outcome, log[0]?.attempts, log[0]?.code], ['sent', 1, 'ERECEIVER']);
  }
});

test('reading a slow body and a server that says nothing together stay within the time', async (context) => {
  const port = await startSilentServer(context);
  const { send } = setUp({
    deliveries: [deliverTo(port)],
    settings: { ...testSettings, delivery: { ...testSettings.delivery, totalMs: 900 } },
  });
  const body = new ReadableStream({
    start: async (controller) => {
      await setTimeout(400);
      controller.enqueue(new TextEncoder().encode(JSON.stringify(sampleMessage)));
      controller.close();
    },
  });
  const startedAt = performance.now();
  const request = new Request(postOf(null), { body, duplex: 'half' } as RequestInit);
  assert.equal((await send(request)).status, 503);
  const ms = performance.now() - startedAt;
  assert.ok(ms > 850 && ms < 1_200, `${ms} ms`);
});

test('a wrong password is not tried again, and not shown', async (context) => {
  const server = await startMailServer(context, undefined, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === 'goed' ? done(null, { user: 1 }) : done(new Error('Nee')),
  });
  const login = (pass: string) => ({ login: { user: 'website', pass } });
  await fails(server.port, 1, 'EAUTH:535', login('fout'));
  const { post } = setUp({ deliveries: [deliverTo(server.port, login('goed'))] });
  assert.equal((await post(sampleMessage)).status, 200);
  assert.equal(server.seen.length, 1);
});

test('a server without encryption gets no mail where encryption is due', async (context) => {
  const server = await startMailServer(context);
  await fails(server.port, 1, /^ETLS(:\d+)?$/, { encryption: 'starttls' });
  await fails(server.port, 2, /^E(SOCKET|TIMEDOUT|TLS|CONNECTION)$/, { encryption: 'tls' });
  assert.equal(server.seen.length, 0);
});

test('both kinds of encryption work, and only a server that proves who it is gets a mail', async (context) => {
  for (const encryption of ['tls', 'starttls'] as const) {
    const options = { disabledCommands: ['AUTH'], secure: encryption === 'tls' };
    const server = await startMailServer(context, undefined, options);
    await fails(server.port, 2, /^E(SOCKET|TLS)$/, { encryption });
    assert.equal(server.seen.length, 0);
    // The mail server of the tests cannot prove anything.
    const trust = { rejectUnauthorized: false };
    const { post } = setUp({ deliveries: [deliverTo(server.port, { encryption, trust })] });
    assert.equal((await post(sampleMessage)).status, 200);
    assert.deepEqual(
      server.seen.map(({ isEncrypted }) => isEncrypted),
      [true],
    );
  }
});
