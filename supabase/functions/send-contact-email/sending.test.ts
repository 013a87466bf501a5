// Spam, repetition, rate, a broken way out, the log.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Delivery } from './delivery/delivery.ts';
import { logLine } from './log.ts';
import { honeypotField } from './message.ts';
import { contactSettings } from './settings.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { postOf, testSettings, setUp } from './testing/set-up.ts';

const visitor = '203.0.113.7';
const otherVisitor = '2001:db8::7';

function numbered(number: number) {
  return { ...sampleMessage, message: `Bericht ${number}` };
}

function createClock() {
  const clock = { at: 1_000_000 };
  return { now: () => clock.at, advance: (ms: number) => (clock.at += ms) };
}

function failingDelivery(fail: () => unknown): Delivery {
  return {
    via: 'smtp',
    place: 'nowhere',
    send: () => {
      throw fail();
    },
  };
}

test('a filled honeypot marks the mail and is not repeated in it', async () => {
  for (const value of ['079 1234567', 0, ['x']]) {
    const { post, readMails } = setUp();
    assert.equal((await post({ ...sampleMessage, [honeypotField]: value })).status, 200);
    const [mail, ...others] = await readMails();
    assert.deepEqual(others, []);
    assert.match(mail?.subject ?? '', /^C-[0-9a-f]{10} \[mogelijk spam\] Bericht van Bedrijf van Zoë Ĳssel$/);
    assert.doesNotMatch(mail?.raw ?? '', /079 1234567/);
  }
  for (const value of ['', ' ', null]) {
    const { post, readMails } = setUp();
    await post({ ...sampleMessage, [honeypotField]: value });
    assert.doesNotMatch((await readMails())[0]?.subject ?? '', /spam/);
  }
});

test('equal messages at once and again are one mail, and all of them are answered ok', async () => {
  const { now, advance } = createClock();
  const { post, readMails, log } = setUp({ now });
  const responses = await Promise.all([1, 2, 3, 4, 5].map(() => post(sampleMessage)));
  responses.push(await post({ ...sampleMessage, name: ` ${sampleMessage.name} ` }));
  assert.deepEqual(
    responses.map(({ status }) => status),
    [200, 200, 200, 200, 200, 200],
  );
  assert.equal(new Set(responses.map(({ body }) => body?.['reference'])).size, 1);
  assert.equal((await readMails()).length, 1);
  assert.deepEqual(log.map(({ outcome }) => outcome).sort(), [...Array<string>(5).fill('repeated'), 'sent']);

  advance(contactSettings.sameMessageMs - 1);
  await post(sampleMessage);
  assert.equal((await readMails()).length, 1);
  advance(1);
  await post(sampleMessage);
  const mails = await readMails();
  assert.equal(mails.length, 2, 'long after, it is sent again');
  assert.notEqual(mails[0]?.messageId, mails[1]?.messageId, 'as a new mail to whoever keeps doubles out');
});

test('the same message with the honeypot filled is another mail, also elsewhere', async () => {
  const now = () => 0;
  const spam = { ...sampleMessage, [honeypotField]: 'x' };
  const here = setUp({ now });
  const elsewhere = setUp({ now });
  const messages = [here.post(sampleMessage), here.post(spam), elsewhere.post(spam)];
  assert.deepEqual(
    (await Promise.all(messages)).map(({ status }) => status),
    [200, 200, 200],
  );
  const [mail, twin] = await here.readMails();
  assert.notEqual(mail?.messageId, twin?.messageId);
  assert.equal((await elsewhere.readMails())[0]?.messageId, twin?.messageId);
});

test('what failed is not remembered as sent', async () => {
  let isBroken = true;
  const { mailbox } = setUp();
  const { post } = setUp({
    deliveries: [
      {
        ...mailbox.delivery,
        send: (email, signal) =>
          isBroken ? Promise.reject(new Error('stuk')) : mailbox.delivery.send(email, signal),
      },
    ],
  });
  const failed = await Promise.all([post(sampleMessage), post(sampleMessage)]);
  assert.deepEqual(
    failed.map(({ status }) => status),
    [503, 503],
  );
  isBroken = false;
  const response = await post(sampleMessage);
  assert.equal(response.status, 200);
  assert.equal(response.body?.['reference'], failed[0].body?.['reference']);
  assert.equal((await mailbox.read()).length, 1);
});

const CROWD = '[veel berichten]';

test('beyond its limit an address is taken and marked, and takes nothing from another; far beyond it is refused', async () => {
  const { now, advance } = createClock();
  const rate = { windowMs: 600_000, perAddress: 3, inAll: 60, refuseFrom: 4 };
  const { post, readMails } = setUp({ now, settings: { ...testSettings, rate } });
  const statuses: number[] = [];
  for (let number = 1; number <= 13; number += 1) {
    const { status, headers } = await post(numbered(number), visitor);
    statuses.push(status);
    assert.equal(headers.get('Retry-After'), status === 429 ? '600' : null);
  }
  assert.deepEqual(statuses, [...Array<number>(12).fill(200), 429]);
  assert.equal((await post(numbered(1), visitor)).status, 200, 'a repetition is no new message');
  assert.equal((await post(numbered(14), otherVisitor)).status, 200);
  const areMarked = (await readMails()).map(({ subject }) => subject.includes(CROWD));
  assert.deepEqual(areMarked, [...Array<boolean>(3).fill(false), ...Array<boolean>(9).fill(true), false]);
  advance(2 * rate.windowMs);
  await post(numbered(15), visitor);
  assert.ok(!(await readMails()).at(-1)?.subject.includes(CROWD), 'long after, it starts anew');
});

test('all together are taken and marked beyond the limit, their address known or not, and refused far beyond', async () => {
  const rate = { ...contactSettings.rate, inAll: 20, refuseFrom: 3 };
  const { now } = createClock();
  const { post, readMails, log } = setUp({ now, settings: { ...testSettings, rate } });
  for (let number = 1; number <= 60; number += 1) {
    assert.equal((await post(numbered(number), number % 2 ? undefined : `198.51.100.${number}`)).status, 200);
  }
  const refused = await post(numbered(0));
  assert.equal(refused.status, 429);
  assert.deepEqual(refused.body, { ok: false, error: 'rate' });
  assert.equal(refused.headers.get('Retry-After'), String(rate.windowMs / 1000));
  assert.deepEqual(log.at(-1)?.code, 'rate');
  const marked = (await readMails()).filter(({ subject }) => subject.includes(CROWD));
  assert.equal(marked.length, 40);
});

test('sixty messages do not shut the door: the next visitor is answered at once, and mailed', async () => {
  for (const addressOf of [() => visitor, (number: number) => `198.51.100.${number}`, () => undefined]) {
    const { post, readMails } = setUp({ settings: { ...testSettings, rate: contactSettings.rate } });
    for (let number = 1; number <= 60; number += 1) await post(numbered(number), addressOf(number));
    const startedAt = performance.now();
    const { status } = await post(sampleMessage, otherVisitor);
    assert.ok(performance.now() - startedAt < 500);
    assert.equal(status, 200);
    const mail = (await readMails()).at(-1);
    assert.ok(mail?.text.includes('reünie'));
    // One address that floods does not even touch how another's message looks.
    assert.equal(mail?.subject.includes(CROWD), addressOf(1) !== visitor);
  }
});

test('what was not taken is not counted', async () => {
  const rate = { ...contactSettings.rate, perAddress: 2, refuseFrom: 1 };
  let isBroken = true;
  const mailbox = setUp().mailbox.delivery;
  const send: Delivery['send'] = (email, signal) =>
    isBroken ? Promise.reject(new Error('stuk')) : mailbox.send(email, signal);
  const { post } = setUp({
    deliveries: [{ ...mailbox, send }],
    settings: { ...testSettings, rate },
  });
  for (let number = 1; number <= 5; number += 1) {
    assert.equal((await post(numbered(number), visitor)).status, 503);
  }
  isBroken = false;
  assert.equal((await post(numbered(1), visitor)).status, 200);
  assert.equal((await post(numbered(2), visitor)).status, 200);
  assert.equal((await post(numbered(3), visitor)).status, 429);
});

test('a way out that throws at once, saying what was typed, says nothing to anyone', async () => {
  const { email, name } = sampleMessage;
  for (const fail of [
    () => new Error(`550 ${email} unknown`),
    () => Object.assign(new Error('x'), { code: email, responseCode: name }),
    () => Object.assign(new Error('x'), { code: 'Zoe', cause: { code: 'Zoe' } }),
    () => Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 5501234 }),
    () => email,
    () => undefined,
    () => null,
  ]) {
    const { post, readMails, log } = setUp({ deliveries: [failingDelivery(fail)] });
    const { status, body, headers } = await post(sampleMessage);
    assert.equal(status, 503);
    assert.equal(headers.get('Retry-After'), '30');
    assert.deepEqual(Object.keys(body ?? {}), ['ok', 'error', 'reference']);
    assert.deepEqual(await readMails(), []);
    assert.match(log[0]?.code ?? '', /^(unknown|EENVELOPE)$/);
    assert.equal(log[0]?.attempts, 2);
  }
});

test('a fault in this code is a plain 500 the page can read', async () => {
  const { send, log } = setUp({ mailSettings: null as never });
  const { status, body } = await send(postOf(sampleMessage));
  assert.equal(status, 500);
  assert.deepEqual(body, { ok: false, error: 'failed' });
  assert.deepEqual([log[0]?.outcome, log[0]?.code], ['failed', undefined]);
});

test('the log of all kinds of requests holds nothing of a visitor', async () => {
  const print = mock.method(console, 'log', () => undefined);
  const stuck = failingDelivery(() => new Error(sampleMessage.email));
  const rate = { ...testSettings.rate, perAddress: 2, refuseFrom: 1 };
  for (const deliveries of [undefined, [stuck]]) {
    const { handle } = setUp({
      log: logLine,
      settings: { ...testSettings, rate },
      ...(deliveries && { deliveries }),
    });
    const address = visitor;
    for (const request of [
      postOf(sampleMessage),
      postOf(sampleMessage),
      postOf(numbered(1)),
      postOf(numbered(2)),
      postOf({ ...sampleMessage, email: 'zoe@' }),
      postOf(JSON.stringify(sampleMessage).slice(1)),
      postOf(sampleMessage, { Authorization: 'Bearer zoe@voorbeeld.nl' }),
      postOf(sampleMessage, { Origin: 'https://zoe.voorbeeld.nl' }),
      postOf(sampleMessage, { 'Content-Type': 'text/zoe' }),
      postOf(null, {}, 'OPTIONS'),
      postOf(null, {}, 'DELETE'),
    ]) {
      await handle(request, { address });
    }
  }
  const lines = print.mock.calls.map(({ arguments: [line] }) => String(line));
  mock.restoreAll();
  assert.equal(lines.length, 22);
  for (const line of lines) {
    assert.doesNotMatch(line, /zo[eë]|berg|voorbeeld|ssel|\+31|203\.0|reünie|bericht/i);
    const allowed = ['rid', 'status', 'ms', 'outcome', 'via', 'attempts', 'code'];
    assert.deepEqual(
      Object.keys(JSON.parse(line) as object).filter((key) => !allowed.includes(key)),
      [],
    );
  }
});
