// Spam, repetition, who a visitor is, and faults that must tell nobody anything.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNetwork, getRange } from './caller.ts';
import { honeypotField } from './message.ts';
import { contactSettings } from './settings.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { setUp } from './testing/set-up.ts';

const { sameMessageMs } = contactSettings;
const visitor = '203.0.113.7';

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
  // At the end of a stretch of time, where it is easiest to go wrong.
  let now = 5 * sameMessageMs - 1;
  const { post, readMails, log } = setUp({ now: () => now });
  const responses = await Promise.all([1, 2, 3].map(() => post(sampleMessage)));
  responses.push(await post({ ...sampleMessage, name: ` ${sampleMessage.name} ` }));
  now += sameMessageMs - 1;
  responses.push(await post(sampleMessage));
  assert.equal(new Set(responses.map(({ status, body }) => `${status} ${body?.['reference']}`)).size, 1);
  assert.deepEqual(log.map(({ outcome }) => outcome).sort(), [...Array<string>(4).fill('repeated'), 'sent']);
  assert.equal((await readMails()).length, 1);
  now += 1;
  await post(sampleMessage);
  const [first, second] = await readMails();
  assert.ok(second, 'long after, it is sent again');
  assert.notEqual(first?.messageId, second.messageId, 'as a new mail to whoever keeps doubles out');
});

test('one visitor is an IPv4 address or a /64 of IPv6, in the range of a provider', () => {
  for (const [address, network, range] of [
    [visitor, visitor, '203 0'],
    [` ::ffff:${visitor}`, visitor, '203 0'],
    ['2001:db8:0:12::7', '2001:db8:0:12', '2001 db8'],
    ['2001:0DB8::12:1:2:3:4', '2001:db8:0:12', '2001 db8'],
    ['::1', '0:0:0:0', '0 0'],
    [`192.0.2.1, ${visitor}`, undefined, undefined],
    [null, undefined, undefined],
  ] as const) {
    const found = getNetwork(address);
    assert.deepEqual([found, found && getRange(found)], [network, range], String(address));
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
    const send = () => Promise.reject(fault);
    const { post, log } = setUp({ deliveries: [{ via: 'smtp', place: 'nowhere', send }] });
    assert.deepEqual(Object.keys((await post(sampleMessage)).body ?? {}), ['ok', 'error', 'reference']);
    assert.match(`${log[0]?.code} ${log[0]?.attempts}`, /^(unknown|EENVELOPE) 2$/);
  }
  const { post, log } = setUp({ mailSettings: null as never });
  const { status, body } = await post(sampleMessage);
  assert.deepEqual([status, body, log[0]?.code], [500, { ok: false, error: 'failed' }, 'TypeError']);
});
