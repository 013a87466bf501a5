// Spam, repetition, limits, a broken way out, and the log.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { getNetwork } from './caller.ts';
import type { Delivery } from './delivery/delivery.ts';
import { logLine } from './log.ts';
import { honeypotField } from './message.ts';
import { contactSettings } from './settings.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { createMailbox, formOf, postOf, setUp, testSettings } from './testing/set-up.ts';

const { limits, sameMessageMs } = contactSettings;
const settings = { ...testSettings, limits };
const visitor = '203.0.113.7';

const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number}` });
const isMarked = ({ subject }: { subject: string }) => subject.includes('[veel berichten]');

/** A clock at the end of a stretch of time, where it is easiest to go wrong. */
function createClock() {
  const clock = { at: 5 * sameMessageMs - 1 };
  return { now: () => clock.at, advance: (ms: number) => void (clock.at += ms) };
}

/** A mailbox that takes nothing until it is mended. */
function createBrokenMailbox() {
  const { delivery, read } = createMailbox();
  let isBroken = true;
  const send: Delivery['send'] = (email, signal) =>
    isBroken ? Promise.reject(new Error('stuk')) : delivery.send(email, signal);
  return { deliveries: [{ ...delivery, send }], read, mend: () => void (isBroken = false) };
}

test('a filled honeypot marks the mail and makes it another, and is not repeated in it', async () => {
  const { post, readMails } = setUp({ now: () => 0 });
  for (const value of ['', ' ', null, '079 1234567', 0, ['x']]) {
    assert.equal((await post({ ...sampleMessage, [honeypotField]: value })).status, 200);
  }
  const [mail, spam, ...others] = await readMails();
  assert.deepEqual(others, []);
  assert.doesNotMatch(mail?.subject ?? '', /spam/);
  assert.match(spam?.subject ?? '', /^C-[0-9a-f]{10} \[mogelijk spam\] Bericht van Bedrijf van Zoë Ĳssel$/);
  assert.doesNotMatch(spam?.raw ?? '', /079 1234567/);
  assert.notEqual(mail?.messageId, spam?.messageId);
});

test('equal messages at once and for ten minutes are one mail, and all are answered ok', async () => {
  const { now, advance } = createClock();
  const { post, readMails, log } = setUp({ now });
  const responses = await Promise.all([1, 2, 3].map(() => post(sampleMessage)));
  responses.push(await post({ ...sampleMessage, name: ` ${sampleMessage.name} ` }));
  advance(sameMessageMs - 1);
  responses.push(await post(sampleMessage));
  assert.ok(responses.every(({ status }) => status === 200));
  assert.equal(new Set(responses.map(({ body }) => body?.['reference'])).size, 1);
  assert.deepEqual(log.map(({ outcome }) => outcome).sort(), [...Array<string>(4).fill('repeated'), 'sent']);
  assert.equal((await readMails()).length, 1);
  advance(1);
  await post(sampleMessage);
  const [first, second] = await readMails();
  assert.ok(second, 'long after, it is sent again');
  assert.notEqual(first?.messageId, second.messageId, 'as a new mail to whoever keeps doubles out');
});

test('what failed is not remembered, and tried again it is the same mail', async () => {
  const { now, advance } = createClock();
  const { deliveries, read, mend } = createBrokenMailbox();
  const { post } = setUp({ now, deliveries });
  const [first, second] = await Promise.all([post(sampleMessage), post(sampleMessage)]);
  assert.deepEqual([first.status, second.status, first.headers.get('Retry-After')], [503, 503, '30']);
  mend();
  advance(sameMessageMs - 1);
  const { status, body } = await post(sampleMessage);
  assert.deepEqual([status, body?.['reference']], [200, first.body?.['reference']]);
  assert.equal((await read()).length, 1);
});

test('beyond its limit an address is marked, never refused, and others notice nothing', async () => {
  const { now, advance } = createClock();
  const { post, readMails } = setUp({ now, settings });
  for (let number = 1; number <= 200; number += 1) {
    assert.equal((await post(numbered(number), visitor)).status, 200);
  }
  await post(numbered(201), '2001:db8::7');
  advance(limits.windowMs);
  await post(numbered(202), visitor);
  const areMarked = (await readMails()).map(isMarked);
  const free = Array<boolean>(limits.perAddress).fill(false);
  assert.deepEqual(areMarked, [...free, ...Array<boolean>(200 - free.length).fill(true), false, false]);
});

test('what is not from the page has a limit of its own', async () => {
  const { send, post, readMails } = setUp({ now: () => 0, settings });
  for (let number = 1; number <= limits.inAll; number += 1) {
    await send(formOf(numbered(number)));
    await post({ ...numbered(1000 + number), [honeypotField]: 'x' });
    await send(postOf(numbered(2000 + number), { Origin: undefined }));
  }
  const before = await readMails();
  assert.equal(before.filter((mail) => !isMarked(mail)).length, limits.inAll);
  for (let number = 1; number <= limits.inAll + 1; number += 1) await post(numbered(3000 + number));
  assert.equal((await readMails()).slice(before.length).findIndex(isMarked), limits.inAll);
});

test('one visitor is an IPv4 address, or a /64 of IPv6', () => {
  for (const [address, network] of [
    [visitor, visitor],
    [` ::ffff:${visitor}`, visitor],
    ['2001:db8:0:12::7', '2001:db8:0:12'],
    ['2001:0DB8::12:1:2:3:4', '2001:db8:0:12'],
    ['::1', '0:0:0:0'],
    [`192.0.2.1, ${visitor}`, undefined],
    [null, undefined],
  ] as const) {
    assert.equal(getNetwork(address), network, String(address));
  }
});

test('a fault that holds what was typed tells nobody, and a fault of ours is a plain 500', async () => {
  const { email, name } = sampleMessage;
  for (const fault of [
    new Error(`550 ${email} unknown`),
    Object.assign(new Error('x'), { code: email, responseCode: name, name }),
    Object.assign(new Error('x'), { code: 'Zoe', cause: { code: 'Zoe' } }),
    Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 5501234 }),
    ...[email, undefined, null],
  ]) {
    const send = () => {
      throw fault;
    };
    const { post, log } = setUp({ deliveries: [{ via: 'smtp', place: 'nowhere', send }] });
    assert.deepEqual(Object.keys((await post(sampleMessage)).body ?? {}), ['ok', 'error', 'reference']);
    assert.match(`${log[0]?.code} ${log[0]?.attempts}`, /^(unknown|EENVELOPE) 2$/);
  }
  const { post, log } = setUp({ mailSettings: null as never });
  const { status, body } = await post(sampleMessage);
  assert.deepEqual([status, body, log[0]?.code], [500, { ok: false, error: 'failed' }, 'TypeError']);
});

test('the log of all kinds of requests holds nothing of a visitor', async () => {
  const print = mock.method(console, 'log', () => undefined);
  const { deliveries, mend } = createBrokenMailbox();
  const { handle } = setUp({ log: logLine, deliveries });
  const statuses: number[] = [];
  for (const request of [
    ...[sampleMessage, numbered(1), numbered(1), { ...sampleMessage, email: 'zoe@' }].map((body) =>
      postOf(body),
    ),
    postOf(JSON.stringify(sampleMessage).slice(1)),
    postOf(sampleMessage, { Authorization: 'Bearer zoe@voorbeeld.nl' }),
    postOf(sampleMessage, { Origin: 'https://zoe.voorbeeld.nl' }),
    postOf(sampleMessage, { 'Content-Type': 'text/zoe' }),
    postOf(null, {}, 'DELETE'),
  ]) {
    statuses.push((await handle(request, { address: visitor })).status);
    mend();
  }
  const lines = print.mock.calls.map(({ arguments: [line] }) => String(line));
  mock.restoreAll();
  assert.deepEqual(statuses, [503, 200, 200, 422, 400, 401, 403, 415, 405]);
  assert.equal(lines.length, statuses.length);
  for (const line of lines) assert.doesNotMatch(line, /zo[eë]|voorbeeld|ssel|\+31|203\.0|reünie|bericht/i);
});
