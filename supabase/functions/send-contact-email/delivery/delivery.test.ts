// Every way out, against real servers and a real folder on this machine.
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { suite, test, type TestContext } from 'node:test';
import { readMail } from '../testing/mail.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { listen, startMailServer } from '../testing/servers.ts';
import { isDeno, readTestDeployment, setUp, testSettings } from '../testing/set-up.ts';
import type { Delivery } from './deliver.ts';
import { createHttpDelivery } from './http.ts';
import { createOutboxDelivery } from './outbox.ts';
import { createSmtpDelivery } from './smtp.ts';

// For servers that hang; this machine answers itself in a few milliseconds.
const impatient = { greetingTimeout: 600, socketTimeout: 600, socketCloseTimeout: 20 };
const toBoth = ['info@maquette.test', 'kantoor@elders.test'];

const deliverTo = (port: number, options: Parameters<typeof createSmtpDelivery>[2] = testSettings.smtp) =>
  createSmtpDelivery('127.0.0.1', port, options);

/** Starts a mail API on a free port, which answers every call with a status, or not at all. */
async function startMailApi(context: TestContext, status: number | 'hangs' | 'drops the connection') {
  const calls: (Pick<IncomingMessage, 'url' | 'headers'> & { mail: Record<string, unknown> })[] = [];
  const server = createServer(async (request, response) => {
    const { url, headers } = request;
    calls.push({ url, headers, mail: (await json(request)) as Record<string, unknown> });
    if (status === 'drops the connection') request.socket.destroy();
    if (typeof status === 'string') return;
    response.writeHead(status, { Location: '/elders' });
    response.end('{"message":"zoe@voorbeeld.nl"}');
  });
  const port = await listen(context, server, () => server.closeAllConnections());
  return { port, delivery: createHttpDelivery(`http://127.0.0.1:${port}/emails`, 're_geheim'), calls };
}

async function fails(delivery: Delivery, attempts: number, code: RegExp, attemptMs = 6_000) {
  const settings = { ...testSettings, delivery: { ...testSettings.delivery, attemptMs } };
  const { status, log } = await setUp({ settings, deliveries: [delivery] }).post(sampleMessage);
  assert.deepEqual([status, log[0]?.attempts], [503, attempts], String(code));
  assert.match(log[0]?.code ?? '', code);
}

// Together, because all they do is wait.
suite('a way out', { concurrency: true }, () => {
  test('an API gets the mail, with a key that names it', async (context) => {
    const { delivery, calls } = await startMailApi(context, 200);
    const { status, body, log } = await setUp({ deliveries: [delivery] }).post(sampleMessage);
    assert.deepEqual([status, log[0]?.via, log[0]?.attempts, calls.length], [200, 'http', 1, 1]);
    const [{ url, headers, mail } = assert.fail()] = calls;
    assert.deepEqual([url, headers.authorization], ['/emails', 'Bearer re_geheim']);
    assert.match(String(headers['idempotency-key']), /^[0-9a-f]{64}$/);
    const { text, headers: own, ...rest } = mail;
    assert.match(String(text), /^\| Wij houden een reünie\.\n\| Wat kost dat, in €\?$/m);
    assert.match(JSON.stringify(own), /^\{"Message-ID":"<[0-9a-f]{32}@maquette\.test>",/);
    assert.deepEqual(rest, {
      from: '"Website Maquette B.V." <website@maquette.test>',
      to: ['info@maquette.test'],
      reply_to: sampleMessage.email,
      subject: `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`,
    });
  });

  test('a mail server gets it whole, at the set addresses; one that is refused is in the log', async (context) => {
    const { mailSettings } = readTestDeployment({ CONTACT_TO: toBoth.join() });
    for (const of of [undefined, ...toBoth]) {
      const server = await startMailServer(context, () =>
        of ? { refuses: 'recipient', code: 550, of } : 'takes it',
      );
      const { post } = setUp({ mailSettings, deliveries: [deliverTo(server.port)] });
      const { body, log } = await post({ ...sampleMessage, message: 'a\n.\nMAIL FROM:<e@e>\r.\r\nb €' });
      assert.deepEqual([log[0]?.status, log[0]?.attempts, log[0]?.code], [200, 1, of && 'ERECEIVER']);
      const [mail, ...others] = await server.readMails();
      const receivers = toBoth.filter((address) => address !== of);
      assert.deepEqual([server.seen[0]?.recipients, others], [receivers, []]);
      assert.equal(mail?.subject, `${String(body?.['reference'])} Bericht van ${sampleMessage.company}`);
      assert.ok(mail.text.includes('| a\n| .\n| MAIL FROM:<e@e>\n| .\n| b €\n'));
    }
  });

  test('a folder gets one file for its owner alone, also from two processes', async (context) => {
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

  test('a fault that may pass is tried again as the same mail, a refusal for good is not', async (context) => {
    for (const [status, attempts, code] of [
      ...[500, 429, 409].map((each) => [each, 2, `EHTTP:${each}`] as const),
      ...[302, 401, 422].map((each) => [each, 1, `EHTTP:${each}`] as const),
      ['hangs', 2, 'ETIMEDOUT'],
      ['drops the connection', 2, isDeno ? 'ECONNECTION' : 'UND_ERR_SOCKET'],
    ] as const) {
      const { delivery, calls } = await startMailApi(context, status);
      await fails(delivery, attempts, new RegExp(`^${code}$`), status === 'hangs' ? 300 : undefined);
      const sent = calls.map(({ headers, mail }) => JSON.stringify([headers['idempotency-key'], mail]));
      assert.equal(new Set(sent).size, 1, 'one mail');
    }
    for (const [behaviour, attempts, code] of [
      [{ refuses: 'data', code: 451 }, 2, /^EMESSAGE:451$/],
      [{ refuses: 'recipient', code: 550 }, 1, /^EENVELOPE:550$/],
      [{ refuses: 'data', code: 554 }, 1, /^EMESSAGE:554$/],
      ['drops the connection', 2, /^(ECONNECTION|ESOCKET|ECONNRESET)$/],
    ] as const) {
      const server = await startMailServer(context, () => behaviour);
      await fails(deliverTo(server.port), attempts, code);
      assert.deepEqual([server.countAttempts(), server.seen], [attempts, []]);
    }
    await fails(deliverTo(1), 2, /^ESOCKET$/);
    const noServer = isDeno ? /^ECONNECTION$/ : /^ECONNREFUSED$/;
    await fails(createHttpDelivery('http://127.0.0.1:2', 'x'), 2, noServer);
  });

  test('when the first way refuses or hangs, the second takes the mail at once', async (context) => {
    const refusing = await startMailServer(context, () => ({ refuses: 'recipient', code: 550 }));
    // What speaks HTTP waits for a request, and a client of a mail server for a greeting.
    const { port: silent } = await startMailApi(context, 'hangs');
    for (const [port, code] of [
      [refusing.port, 'EENVELOPE:550'],
      [silent, 'ETIMEDOUT'],
    ] as const) {
      const { status, mails, log } = await setUp({}, [deliverTo(port, impatient)]).post(sampleMessage);
      assert.deepEqual([status, mails.length], [200, 1]);
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
    const { post } = setUp({ deliveries: [deliverTo(server.port, impatient)] });
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
    const sends = async (port: number, options: Parameters<typeof createSmtpDelivery>[2]) =>
      assert.equal((await setUp({ deliveries: [deliverTo(port, options)] }).post(sampleMessage)).status, 200);
    const server = await startMailServer(context, undefined, {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'goed' ? done(null, { user: 1 }) : done(new Error('Nee')),
    });
    await fails(deliverTo(server.port, { auth: { user: 'website', pass: 'fout' } }), 1, /^EAUTH:535$/);
    await sends(server.port, { auth: { user: 'website', pass: 'goed' } });
    const starttls = { ignoreTLS: false, requireTLS: true };
    const plain = await startMailServer(context);
    await fails(deliverTo(plain.port, starttls), 1, /^ETLS(:\d+)?$/);
    for (const encryption of [{ secure: true }, starttls]) {
      const options = { disabledCommands: ['AUTH'], secure: 'secure' in encryption };
      const { port, seen } = await startMailServer(context, undefined, options);
      // The mail server of the tests cannot prove who it is.
      await fails(deliverTo(port, encryption), 2, /^E(SOCKET|TLS)$/);
      await sends(port, { ...encryption, tls: { rejectUnauthorized: false } });
      assert.deepEqual([...seen.map(({ isEncrypted }) => isEncrypted)], [true]);
    }
  });
});
