// The outbox stores messages before the response, and mails them once and in order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField } from '../message.ts';
import { setUpIsolates } from '../testing/isolates.ts';
import { sampleMessage } from '../testing/sample-message.ts';
import { formOf, numbered, numberOf, personal } from '../testing/set-up.ts';

const DAY = 24 * 3600;

test('a message is stored before the response, mailed after it, and then only its key is kept', async () => {
  const { handle, finishBackground, ask, taken, log } = await setUpIsolates();
  const { headers, status } = await handle(formOf(sampleMessage), '203.0.113.7');
  assert.deepEqual([status, headers.get('Location')], [303, 'https://www.example.test/bedankt']);
  await finishBackground();
  const [{ mail, network, key, sent_at: sentAt, ...row } = {}] = await ask('select * from contact.messages');
  assert.deepEqual([taken.length, mail, row['suspect'], row['attempts']], [1, null, false, 0]);
  assert.ok(sentAt);
  assert.match(`${String(key)} ${String(network)}`, /^[0-9a-f]{64} [0-9a-f]{64}$/);
  const attempt = {
    event: 'attempt',
    rid: headers.get('X-Request-Id'),
    via: 'http',
    attempts: 1,
    code: undefined,
  };
  assert.deepEqual(log.at(-1), attempt);
  assert.doesNotMatch(JSON.stringify(log), personal);
});

test('equal messages within a day give one row and one mail, at one isolate or three', async () => {
  const { open, mail, taken, ask, pass } = await setUpIsolates();
  // Unlike the API, this channel does not drop duplicates.
  mail.http = () => 'fails';
  const posts = [open(), open(), open()].flatMap(({ post }) => [post(sampleMessage), post(sampleMessage)]);
  assert.deepEqual(new Set(await Promise.all(posts)), new Set([200]));
  await pass(DAY - 60);
  await ask('select contact.clean()');
  assert.equal(await open().post({ ...sampleMessage, name: ` ${sampleMessage.name} ` }), 200);
  assert.equal(taken.length, 1);
  await pass(120);
  await ask('select contact.clean()');
  await open().post(sampleMessage);
  assert.equal(taken.length, 2);
});

test('a failed mail is retried after growing pauses, without delaying others', async () => {
  const { post, call, mail, taken, pass, countWaiting } = await setUpIsolates();
  mail.http = (email) => ([1, 2].includes(numberOf(email)) ? 'refuses' : 'takes it');
  mail.smtp = () => 'fails';
  for (const number of [1, 2, 3]) await post(numbered(number));
  assert.deepEqual(taken.map(numberOf), [3]);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    await pass(minutes * 60 - 5);
    assert.equal((await call('drain'))['failed'], 0, `before ${minutes}`);
    await pass(5);
    assert.equal((await call('drain'))['failed'], 2, `after ${minutes}`);
  }
  mail.smtp = () => 'takes it';
  await pass(15 * 60);
  await call('drain');
  assert.equal(await countWaiting(), 0);
});

test('a mail API that does not answer is retried with the same key before another channel', async () => {
  const { post, call, mail, taken, pass } = await setUpIsolates();
  mail.http = (email) => (numberOf(email) === 1 ? 'takes it and says nothing' : 'fails');
  await post(numbered(1));
  await pass(120);
  await call('drain');
  assert.deepEqual(
    taken.map(({ via }) => via),
    ['http'],
    'its second answer came',
  );
  await post(numbered(2));
  assert.deepEqual(
    taken.map(({ via }) => via),
    ['http', 'smtp'],
    'an answer of no is clear',
  );
});

test('suspects are mailed by the drain, marked and after the others; above the limit in one digest', async () => {
  const { open, ask, mail, taken, pass, countWaiting } = await setUpIsolates({ perNetwork: 2 });
  const { handle, finishBackground, post, call } = open({ CONTACT_SUSPECT_MAILS: '2' });
  for (const number of [1, 2, 3]) await post(numbered(number), '2001:db8:1:2::7');
  await post({ ...numbered(4), [honeypotField]: 'x' }, '192.0.2.1');
  await handle(formOf(numbered(5), { Origin: 'null' }), '192.0.2.2');
  await finishBackground();
  assert.deepEqual([taken.map(numberOf), await countWaiting()], [[1, 2], 3]);
  await pass(60);
  await post(numbered(6), '2001:db8:1:ffff::1');
  mail.http = () => 'fails';
  mail.smtp = mail.http;
  await post(numbered(8), '192.0.2.8');
  mail.http = () => 'takes it';
  await pass(60);
  assert.equal((await call('drain'))['mailed'], 3);
  assert.deepEqual(taken.map(numberOf), [1, 2, 8, 3, 4], 'a visitor first; one household is one network');
  for (const { subject } of taken.slice(3)) assert.match(subject, /^C-\w{10} \[mogelijk spam\] Bericht van /);
  await pass(60);
  await call('drain');
  await post({ ...numbered(7), [honeypotField]: 'x' }, '192.0.2.1');
  await pass(60);
  await call('drain');
  await call('drain');
  const digests = taken.slice(5);
  assert.deepEqual(
    digests.map(({ subject }) => subject),
    ['[mogelijk spam] 2 berichten in een mail'],
  );
  assert.match(digests[0]?.text ?? '', /Bericht 5 van velen[^]*=====[^]*Bericht 6 van velen/);
  assert.equal(await countWaiting(), 1, 'not again within the hour');
  await ask(`update contact.messages set key = 'digest earlier' where key like 'digest%'`);
  await call('drain');
  await call('drain');
  assert.deepEqual([taken.length, await countWaiting()], [7, 0]);
});
