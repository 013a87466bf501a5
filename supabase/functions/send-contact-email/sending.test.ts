// Spam, repetition, limits, a broken way out, what the owner is told, and the log.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createAlarm } from './alarm.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { Email } from './email.ts';
import { logLine } from './log.ts';
import { createLocalMemory } from './memory.ts';
import { honeypotField } from './message.ts';
import { createRateLimit } from './rate-limit.ts';
import { contactSettings } from './settings.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { createMailbox, mailSettings, postOf, setUp, testSettings } from './testing/set-up.ts';

const CROWD = '[veel berichten]';
const visitor = '203.0.113.7';
const otherVisitor = '2001:db8::7';
const sameMessageMs = 10 * 60_000;
const alarmEveryMs = 60 * 60_000;

const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number}` });
const withRate = (rate: Partial<typeof testSettings.rate>) => ({
  settings: { ...testSettings, rate: { ...testSettings.rate, ...rate } },
});

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
  const elsewhere = setUp({ now: () => 0 });
  await elsewhere.post({ ...sampleMessage, [honeypotField]: 'x' });
  const [mail, spam, ...others] = await readMails();
  assert.deepEqual(others, []);
  assert.doesNotMatch(mail?.subject ?? '', /spam/);
  assert.match(spam?.subject ?? '', /^C-[0-9a-f]{10} \[mogelijk spam\] Bericht van Bedrijf van Zoë Ĳssel$/);
  assert.doesNotMatch(spam?.raw ?? '', /079 1234567/);
  assert.notEqual(mail?.messageId, spam?.messageId);
  assert.equal((await elsewhere.readMails())[0]?.messageId, spam?.messageId, 'anywhere it has one key');
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
  const mails = await readMails();
  assert.equal(mails.length, 2, 'long after, it is sent again');
  assert.notEqual(mails[0]?.messageId, mails[1]?.messageId, 'as a new mail to whoever keeps doubles out');
});

test('what failed is neither remembered nor counted, and tried again it is the same mail', async () => {
  const { now, advance } = createClock();
  const { deliveries, read, mend } = createBrokenMailbox();
  const { post } = setUp({ now, deliveries, ...withRate({ perAddress: 2, refuseFrom: 1 }) });
  const failed = await Promise.all([post(sampleMessage, visitor), post(sampleMessage, visitor)]);
  for (const number of [1, 2]) failed.push(await post(numbered(number), visitor));
  assert.ok(failed.every(({ status }) => status === 503));
  mend();
  advance(sameMessageMs - 1);
  const taken = await post(sampleMessage, visitor);
  assert.deepEqual([taken.status, taken.body?.['reference']], [200, failed[0]?.body?.['reference']]);
  assert.equal((await post(numbered(1), visitor)).status, 200);
  assert.equal((await post(numbered(2), visitor)).status, 429);
  assert.equal((await read()).length, 2);
});

test('beyond its limit an address is marked, far beyond it refused, and others notice nothing', async () => {
  const { now, advance } = createClock();
  const rate = { windowMs: 600_000, perAddress: 3, inAll: 60, refuseFrom: 4 };
  const { post, readMails } = setUp({ now, ...withRate(rate) });
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

test('all together are taken and marked beyond the hosted limit, and refused far beyond it', async () => {
  const rate = { ...contactSettings.rate, refuseFrom: 2 };
  const { post, readMails, log } = setUp({ now: () => 0, ...withRate(rate) });
  for (let number = 1; number <= 120; number += 1) {
    const address = number % 2 ? undefined : `198.51.100.${number}`;
    assert.equal((await post(numbered(number), address)).status, 200);
  }
  const refused = await post(sampleMessage, otherVisitor);
  assert.deepEqual([refused.status, refused.body], [429, { ok: false, error: 'rate' }]);
  assert.equal(log.at(-1)?.code, 'rate');
  const areMarked = (await readMails()).map(({ subject }) => subject.includes(CROWD));
  assert.deepEqual([areMarked.length, areMarked.indexOf(true)], [120, 60]);
});

test('what was counted weighs less as time goes by', () => {
  const { windowMs } = contactSettings.rate;
  let at = 1_000 * windowMs;
  const limit = createRateLimit({ windowMs, perAddress: 4, inAll: 60, refuseFrom: 10 }, () => at);
  for (let number = 1; number <= 4; number += 1) assert.equal(limit.count('zoe'), 'normal');
  // Four weigh three from a quarter of the next window on.
  for (const [ms, expected] of [
    [windowMs * 1.25 - 1, 'many'],
    [1, 'normal'],
  ] as const) {
    at += ms;
    const level = limit.count('zoe');
    assert.equal(level, expected);
    limit.giveBack('zoe', level);
  }
});

test('a way out that throws what was typed tells nobody, and is tried twice', async () => {
  const { email, name } = sampleMessage;
  const faults = [
    new Error(`550 ${email} unknown`),
    Object.assign(new Error('x'), { code: email, responseCode: name }),
    Object.assign(new Error('x'), { code: 'Zoe', cause: { code: 'Zoe' } }),
    Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 5501234 }),
    ...[email, undefined, null],
  ];
  for (const fault of faults) {
    const send = () => {
      throw fault;
    };
    const { post, log } = setUp({ deliveries: [{ via: 'smtp', place: 'nowhere', send }] });
    const { status, body, headers } = await post(sampleMessage);
    assert.deepEqual([status, headers.get('Retry-After')], [503, '30']);
    assert.deepEqual(Object.keys(body ?? {}), ['ok', 'error', 'reference']);
    assert.match(log[0]?.code ?? '', /^(unknown|EENVELOPE)$/);
    assert.equal(log[0]?.attempts, 2);
  }
});

test('a fault in this code is a plain 500 the page can read', async () => {
  const { post, log } = setUp({ mailSettings: null as never });
  const { status, body } = await post(sampleMessage);
  assert.deepEqual([status, body], [500, { ok: false, error: 'failed' }]);
  assert.deepEqual([log[0]?.outcome, log[0]?.code], ['failed', undefined]);
});

test('the log of all kinds of requests holds nothing of a visitor', async () => {
  const print = mock.method(console, 'log', () => undefined);
  const { deliveries, mend } = createBrokenMailbox();
  const { handle } = setUp({ log: logLine, deliveries, ...withRate({ perAddress: 2, refuseFrom: 1 }) });
  const requests = [
    postOf(sampleMessage),
    ...[1, 2, 2, 3, 4].map((number) => postOf(numbered(number))),
    postOf({ ...sampleMessage, email: 'zoe@' }),
    postOf(JSON.stringify(sampleMessage).slice(1)),
    postOf(sampleMessage, { Authorization: 'Bearer zoe@voorbeeld.nl' }),
    postOf(sampleMessage, { Origin: 'https://zoe.voorbeeld.nl' }),
    postOf(sampleMessage, { 'Content-Type': 'text/zoe' }),
    postOf(null, {}, 'OPTIONS'),
    postOf(null, {}, 'DELETE'),
  ];
  const statuses: number[] = [];
  for (const request of requests) {
    statuses.push((await handle(request, { address: visitor })).status);
    mend();
  }
  const lines = print.mock.calls.map(({ arguments: [line] }) => String(line));
  mock.restoreAll();
  assert.deepEqual(statuses, [503, 200, 200, 200, 429, 429, 422, 400, 401, 403, 415, 204, 405]);
  assert.equal(lines.length, requests.length);
  const allowed = ['rid', 'status', 'ms', 'outcome', 'via', 'attempts', 'code'];
  for (const line of lines) {
    assert.doesNotMatch(line, /zo[eë]|voorbeeld|ssel|\+31|203\.0|reünie|bericht/i);
    const keys = Object.keys(JSON.parse(line) as object);
    assert.ok(
      keys.every((key) => allowed.includes(key)),
      line,
    );
  }
});

function setUpAlarm(sendFirst: Delivery['send'], sendSecond: Delivery['send'] = async () => undefined) {
  const { now, advance } = createClock();
  const taken: { via: string; email: Email }[] = [];
  const note = (via: 'http' | 'smtp', send: Delivery['send']): Delivery => ({
    via,
    place: 'memory',
    send: async (email, signal) => {
      const result = await send(email, signal);
      taken.push({ via, email });
      return result;
    },
  });
  const under: Promise<void>[] = [];
  const alarm = createAlarm(
    {
      ...{ mailSettings, alarmTo: ['wacht@elders.test'], secret: 'een geheim', settings: testSettings },
      memory: createLocalMemory(testSettings, now),
      afterwards: (work) => void under.push(work),
    },
    now,
  );
  const { post } = setUp({ now, alarm, deliveries: [note('http', sendFirst), note('smtp', sendSecond)] });
  const listAlarms = async () => {
    await Promise.all(under);
    const alarms = taken.filter(({ email }) => email.subject.startsWith('[alarm]'));
    assert.doesNotMatch(JSON.stringify(alarms), /zo[eë]|voorbeeld|reünie|bericht \d/i);
    return alarms.map(({ via, email }) => [via, email.subject, String(email.to)]);
  };
  return { post, listAlarms, advance };
}

test('a lead that took the second way is told of over that way, once an hour', async () => {
  const { post, listAlarms, advance } = setUpAlarm(() => Promise.reject(new Error('stuk')));
  const expected = ['smtp', '[alarm] De eerste manier om te mailen werkt niet', 'wacht@elders.test'];
  for (const number of [1, 2, 3]) await post(numbered(number));
  advance(alarmEveryMs - 1);
  await post(numbered(4));
  assert.deepEqual(await listAlarms(), [expected]);
  advance(1);
  await post(numbered(5));
  assert.deepEqual(await listAlarms(), [expected, expected]);
});

test('a refused mailbox is told of over the other way, and nothing while all is well', async () => {
  const refused = setUpAlarm(async () => ({ refusedReceivers: 1 }));
  await refused.post(sampleMessage);
  const expected = ['smtp', '[alarm] Een mailbox is geweigerd', 'wacht@elders.test'];
  assert.deepEqual(await refused.listAlarms(), [expected]);
  const well = setUpAlarm(async () => undefined);
  await well.post(sampleMessage);
  assert.deepEqual(await well.listAlarms(), []);
});
