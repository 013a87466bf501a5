// Against a real mail server on this machine.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { suite, test } from 'node:test';
import { sampleMessage } from '../testing/sample-message.ts';
import { listen, startMailServer } from '../testing/servers.ts';
import type { Behaviour } from '../testing/servers.ts';
import { createMailbox, mailSettings, setUp, testSettings } from '../testing/set-up.ts';
import { createSmtpDelivery } from './smtp.ts';
import type { SmtpServer } from './smtp.ts';

// For servers that hang; this machine answers itself in a few milliseconds.
const waits = { connectionTimeout: 600, greetingTimeout: 600, socketTimeout: 600, socketCloseTimeout: 20 };
const impatient = { ...testSettings.smtp, ...waits };
const toBoth = { ...mailSettings, to: ['info@maquette.test', 'kantoor@elders.test'] };

function deliverTo(port: number, options: Partial<SmtpServer> = {}, timeouts = testSettings.smtp) {
  return createSmtpDelivery({ host: '127.0.0.1', port, encryption: 'none', ...options }, timeouts);
}

async function fails(port: number, attempts: number, code: RegExp, options: Partial<SmtpServer> = {}) {
  const { post, log } = setUp({ deliveries: [deliverTo(port, options)] });
  assert.equal((await post(sampleMessage)).status, 503);
  assert.equal(log[0]?.attempts, attempts);
  assert.match(log[0].code ?? '', code);
}

// Together, because all they do is wait.
suite('over SMTP', { concurrency: true }, () => {
  test('a mail arrives whole, at the set addresses; one that is refused is in the log', async (context) => {
    for (const of of [undefined, ...toBoth.to]) {
      const behaviour: Behaviour = of ? { refuses: 'recipient', code: 550, of } : 'takes it';
      const server = await startMailServer(context, () => behaviour);
      const { post, log } = setUp({ mailSettings: toBoth, deliveries: [deliverTo(server.port)] });
      const { body } = await post({ ...sampleMessage, message: 'a\n.\nMAIL FROM:<e@e>\r.\r\nb €' });
      assert.deepEqual([log[0]?.status, log[0]?.attempts, log[0]?.code], [200, 1, of && 'ERECEIVER']);
      const [mail, ...others] = await server.readMails();
      const receivers = toBoth.to.filter((address) => address !== of);
      assert.deepEqual([server.seen[0]?.recipients, others], [receivers, []]);
      assert.equal(mail?.subject, `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`);
      assert.ok(mail.text.includes('| a\n| .\n| MAIL FROM:<e@e>\n| .\n| b €\n'));
    }
  });

  test('a fault that may pass is tried twice, a refusal for good once', async (context) => {
    const cases: [Behaviour, number, RegExp][] = [
      [{ refuses: 'data', code: 451 }, 2, /^EMESSAGE:451$/],
      [{ refuses: 'recipient', code: 550 }, 1, /^EENVELOPE:550$/],
      [{ refuses: 'data', code: 554 }, 1, /^EMESSAGE:554$/],
      ['drops the connection', 2, /^(ECONNECTION|ESOCKET|ECONNRESET)$/],
    ];
    for (const [behaviour, attempts, code] of cases) {
      const server = await startMailServer(context, () => behaviour);
      await fails(server.port, attempts, code);
      assert.deepEqual([server.countAttempts(), server.seen], [attempts, []]);
    }
    await fails(1, 2, /^ESOCKET$/);
  });

  test('when the first way refuses or hangs, the second takes the mail at once', async (context) => {
    const refusing = await startMailServer(context, () => ({ refuses: 'recipient', code: 550 }));
    const sockets = new Set<Socket>();
    const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
    const silent = await listen(context, server, () => sockets.forEach((socket) => socket.destroy()));
    for (const [port, code] of [
      [refusing.port, 'EENVELOPE:550'],
      [silent, 'ETIMEDOUT'],
    ] as const) {
      const mailbox = createMailbox();
      const { post, log } = setUp({ deliveries: [deliverTo(port, {}, impatient), mailbox.delivery] });
      assert.equal((await post(sampleMessage)).status, 200);
      assert.equal((await mailbox.read()).length, 1);
      assert.deepEqual([log[0]?.via, log[0]?.attempts, log[0]?.code], ['outbox', 2, code]);
    }
    // The pause ends after the time: a timer that rings early must not be enough for a third attempt.
    const delivery = { ...testSettings.delivery, attemptMs: 300, totalMs: 700, retryPauseMs: 500 };
    const settings = { ...testSettings, delivery };
    const { post, log } = setUp({ deliveries: [deliverTo(silent), deliverTo(silent)], settings });
    const startedAt = performance.now();
    assert.equal((await post(sampleMessage)).status, 503);
    const ms = performance.now() - startedAt;
    assert.ok(ms < 3_000 && (log[0]?.attempts ?? 3) <= 2, `${log[0]?.attempts} attempts in ${ms} ms`);
  });

  test('without a reply to the last dot nobody knows; every copy has one Message-ID', async (context) => {
    const server = await startMailServer(context, (attempt) =>
      attempt <= 2 ? 'takes it and says nothing' : 'takes it',
    );
    const { post } = setUp({ deliveries: [deliverTo(server.port, {}, impatient)] });
    const lost = await post(sampleMessage);
    const again = await post(sampleMessage);
    assert.deepEqual([lost.status, again.status], [503, 200]);
    assert.equal(lost.headers.get('Retry-After'), '30');
    assert.equal(again.body?.['reference'], lost.body?.['reference']);
    const mails = await server.readMails();
    const different = new Set(mails.map(({ messageId, subject, text }) => messageId + subject + text));
    assert.deepEqual([mails.length, different.size], [3, 1]);
  });

  test('a password goes to the server once, and a mail leaves encrypted where it should', async (context) => {
    const server = await startMailServer(context, undefined, {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'goed' ? done(null, { user: 1 }) : done(new Error('Nee')),
    });
    await fails(server.port, 1, /^EAUTH:535$/, { login: { user: 'website', pass: 'fout' } });
    const login = { login: { user: 'website', pass: 'goed' } };
    assert.equal(
      (await setUp({ deliveries: [deliverTo(server.port, login)] }).post(sampleMessage)).status,
      200,
    );
    await fails((await startMailServer(context)).port, 1, /^ETLS(:\d+)?$/, { encryption: 'starttls' });
    for (const encryption of ['tls', 'starttls'] as const) {
      const options = { disabledCommands: ['AUTH'], secure: encryption === 'tls' };
      const { port, seen } = await startMailServer(context, undefined, options);
      // The mail server of the tests cannot prove who it is.
      await fails(port, 2, /^E(SOCKET|TLS)$/, { encryption });
      const trusting = deliverTo(port, { encryption, trust: { rejectUnauthorized: false } });
      assert.equal((await setUp({ deliveries: [trusting] }).post(sampleMessage)).status, 200);
      assert.deepEqual([...seen.map(({ isEncrypted }) => isEncrypted)], [true]);
    }
  });
});
