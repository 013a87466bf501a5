// Against a real mail server on this machine.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sampleMessage } from '../testing/sample-message.ts';
import { startMailServer, startSilentServer } from '../testing/servers.ts';
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
  test('a mail arrives whole, once, and only at the set addresses', async (context) => {
    const server = await startMailServer(context);
    const { post, log } = setUp({ mailSettings: toBoth, deliveries: [deliverTo(server.port)] });
    const { status, body } = await post({ ...sampleMessage, message: 'a\n.\nMAIL FROM:<e@e>\r.\r\nb €' });
    assert.deepEqual([status, log[0]?.via, log[0]?.attempts, log[0]?.code], [200, 'smtp', 1, undefined]);
    const [mail, ...others] = await server.readMails();
    assert.deepEqual([server.seen[0]?.recipients, others], [toBoth.to, []]);
    assert.equal(mail?.subject, `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`);
    assert.ok(mail.text.includes('| a\n| .\n| MAIL FROM:<e@e>\n| .\n| b €\n'));
    assert.equal(mail.replyTo, sampleMessage.email);
  });

  test('a fault that may pass is tried twice, a refusal for good once', async (context) => {
    const cases: [Behaviour, number, RegExp][] = [
      [{ refuses: 'data', code: 451 }, 2, /^EMESSAGE:451$/],
      [{ refuses: 'recipient', code: 450 }, 2, /^EENVELOPE:450$/],
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
    for (const [port, code] of [
      [refusing.port, 'EENVELOPE:550'],
      [await startSilentServer(context), 'ETIMEDOUT'],
    ] as const) {
      const mailbox = createMailbox();
      const { post, log } = setUp({ deliveries: [deliverTo(port, {}, impatient), mailbox.delivery] });
      assert.equal((await post(sampleMessage)).status, 200);
      assert.equal((await mailbox.read()).length, 1);
      assert.deepEqual([log[0]?.via, log[0]?.attempts, log[0]?.code], ['outbox', 2, code]);
    }
  });

  test('servers that say nothing together stay within the time', async (context) => {
    const port = await startSilentServer(context);
    // The pause ends after the time: a timer that rings early must not be enough for a third attempt.
    const delivery = { ...testSettings.delivery, attemptMs: 300, totalMs: 700, retryPauseMs: 500 };
    const settings = { ...testSettings, delivery };
    const { post, log } = setUp({ deliveries: [deliverTo(port), deliverTo(port)], settings });
    const startedAt = performance.now();
    assert.equal((await post(sampleMessage)).status, 503);
    const ms = performance.now() - startedAt;
    assert.ok(ms < 3_000, `${ms} ms`);
    assert.ok((log[0]?.attempts ?? 3) <= 2, 'a busy machine may have time for one');
    assert.equal(log[0]?.code, 'ETIMEDOUT');
  });

  test('without a reply to the last dot nobody knows; every copy has one Message-ID', async (context) => {
    const server = await startMailServer(context, (attempt) =>
      attempt <= 2 ? 'takes it and says nothing' : 'takes it',
    );
    const { post, log } = setUp({ deliveries: [deliverTo(server.port, {}, impatient)] });
    const lost = await post(sampleMessage);
    assert.deepEqual([lost.status, log[0]?.attempts, log[0]?.code], [503, 2, 'ETIMEDOUT']);
    const again = await post(sampleMessage);
    assert.deepEqual([again.status, again.body?.['reference']], [200, lost.body?.['reference']]);
    const mails = await server.readMails();
    assert.equal(mails.length, 3);
    assert.equal(new Set(mails.map(({ messageId, subject, text }) => messageId + subject + text)).size, 1);
  });

  test('a receiver that is refused while the other gets the mail is in the log', async (context) => {
    for (const of of toBoth.to) {
      const server = await startMailServer(context, () => ({ refuses: 'recipient', code: 550, of }));
      const { post, log } = setUp({ mailSettings: toBoth, deliveries: [deliverTo(server.port)] });
      assert.equal((await post(sampleMessage)).status, 200);
      assert.deepEqual(server.seen[0]?.recipients, [toBoth.to.find((address) => address !== of)]);
      assert.deepEqual([log[0]?.outcome, log[0]?.code], ['sent', 'ERECEIVER']);
    }
  });

  test('a wrong password is not tried again, and not shown', async (context) => {
    const server = await startMailServer(context, undefined, {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'goed' ? done(null, { user: 1 }) : done(new Error('Nee')),
    });
    const login = (pass: string) => ({ login: { user: 'website', pass } });
    await fails(server.port, 1, /^EAUTH:535$/, login('fout'));
    const { post } = setUp({ deliveries: [deliverTo(server.port, login('goed'))] });
    assert.equal((await post(sampleMessage)).status, 200);
  });

  test('a mail leaves encrypted where it should, to a server that proves who it is', async (context) => {
    const plain = await startMailServer(context);
    await fails(plain.port, 1, /^ETLS(:\d+)?$/, { encryption: 'starttls' });
    await fails(plain.port, 2, /^E(SOCKET|TIMEDOUT|TLS|CONNECTION)$/, { encryption: 'tls' });
    assert.deepEqual(plain.seen, []);
    for (const encryption of ['tls', 'starttls'] as const) {
      const options = { disabledCommands: ['AUTH'], secure: encryption === 'tls' };
      const server = await startMailServer(context, undefined, options);
      await fails(server.port, 2, /^E(SOCKET|TLS)$/, { encryption });
      assert.equal(server.seen.length, 0);
      // The mail server of the tests cannot prove anything.
      const trust = { rejectUnauthorized: false };
      const { post } = setUp({ deliveries: [deliverTo(server.port, { encryption, trust })] });
      assert.equal((await post(sampleMessage)).status, 200);
      assert.equal(server.seen[0]?.isEncrypted, true);
    }
  });
});
