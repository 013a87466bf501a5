// What waits in Postgres: kept, mailed once, told of, and what isolates know of each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactSettings } from './settings.ts';
import { alarmTo, setUpQueue } from './testing/queue-set-up.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { isDeno } from './testing/set-up.ts';

// Opening a database takes more rights than Deno has here; `index.nightly.test.ts` runs the queue there.
const skip = isDeno;

const { drain, rate, sameMessageMs } = contactSettings;
const HOUR_S = 3_600;
const NONE = { waiting: 0, held: 0, dead: 0 };
const visitor = '203.0.113.7';

const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number} van velen` });
const isAlarm = ({ subject }: Record<string, unknown>) => String(subject).startsWith('[alarm]');
const summarise = ({ subject, to }: Record<string, unknown>) => [subject, to];

test('leads wait while mail is down, and drains at once mail each once', { skip }, async (context) => {
  const { open, behaviour, api, listMails, countWaiting } = await setUpQueue(context);
  const { post, call, settle } = open({ CONTACT_ALARM_TO: '' });
  behaviour.now = 503;
  for (let number = 1; number <= 20; number += 1) assert.equal(await post(numbered(number)), 200);
  assert.equal(await post(numbered(1)), 200, 'a repetition');
  await settle();
  assert.deepEqual(await countWaiting(), { ...NONE, waiting: 20 });
  behaviour.now = 200;
  api.calls.length = 0;
  const drains = [1, 2, 3].map(() => open({ CONTACT_TO: 'nieuw@maquette.test' }));
  for (const secret of ['', 'x', alarmTo]) assert.equal((await call('/drain', secret)).status, 401);
  await Promise.all(drains.map((isolate) => isolate.call('/drain')));
  assert.equal(api.calls.length, 20);
  assert.deepEqual(await countWaiting(), NONE);
  const mails = listMails();
  assert.equal(new Set(mails.map(({ text }) => text)).size, 20);
  const ends = new Set(mails.map(({ to, reply_to }) => `${String(to)} ${String(reply_to)}`));
  assert.deepEqual([...ends], [`nieuw@maquette.test ${sampleMessage.email}`]);
});

test('while mail works nothing is stored, and what failed is given back', { skip }, async (context) => {
  const { open, behaviour, listMails, countWaiting, query } = await setUpQueue(context);
  const { post } = open({ CONTACT_DELIVERY: 'http' });
  behaviour.now = 422;
  assert.equal(await post(sampleMessage, visitor), 503);
  const [counted] = await query('select sum(amount)::integer as amount from contact.counts');
  assert.deepEqual(counted, { amount: 0 });
  behaviour.now = 200;
  assert.equal(await post(sampleMessage, visitor), 200);
  assert.equal(listMails().length, 1);
  assert.deepEqual(await countWaiting(), NONE);
  const kept = [await query('select * from contact.keys'), await query('select * from contact.counts')];
  assert.doesNotMatch(JSON.stringify(kept), /203\.0|zo[eë]|voorbeeld|reünie/i);
});

test('after growing pauses a mail that never leaves becomes a dead letter', { skip }, async (context) => {
  const { open, behaviour, query, countWaiting, listMails, pass } = await setUpQueue(context);
  const { post, call, settle } = open({ CONTACT_ALARM_TO: '' });
  behaviour.now = 422;
  await post(sampleMessage);
  await settle();
  for (const pause of [60, 120, 240, 480, 900, 900]) {
    assert.deepEqual((await call('/drain')).body, { ok: true, mailed: 0, failed: 1, dead: 0 });
    await pass(pause - 30);
    assert.deepEqual((await call('/drain')).body, { ok: true, mailed: 0, failed: 0, dead: 0 }, 'it pauses');
    await pass(30);
  }
  await query(`update pgmq.q_contact set read_ct = ${drain.mostReads - 1}`);
  const alarmed = open();
  assert.equal((await alarmed.call('/drain')).body['dead'], 1);
  behaviour.now = 200;
  await pass(drain.firstPauseS);
  await alarmed.call('/drain');
  assert.deepEqual(await countWaiting(), { ...NONE, dead: 1 });
  assert.match(String(listMails()[0]?.['subject']), /blijven liggen/);
});

test('what isolates know goes after 40 minutes, what waits after 30 days', { skip }, async (context) => {
  const { open, behaviour, query } = await setUpQueue(context);
  const { post, settle } = open({ CONTACT_ALARM_TO: '' });
  behaviour.now = 503;
  await post(sampleMessage, visitor);
  await settle();
  for (const [age, kept] of [
    ['39 minutes', { keys: 1, counts: 3, waiting: 1 }],
    ['41 minutes', { keys: 0, counts: 0, waiting: 1 }],
    ['29 days 23 hours', { keys: 0, counts: 0, waiting: 1 }],
    ['30 days 1 minute', { keys: 0, counts: 0, waiting: 0 }],
  ] as const) {
    await query(`update contact.keys set at = clock_timestamp() - interval '${age}'`);
    await query(`update contact.counts set at = clock_timestamp() - interval '${age}'`);
    await query(`update pgmq.q_contact set enqueued_at = clock_timestamp() - interval '${age}'`);
    await query('select contact.clean()');
    const [row] = await query(`select (select count(*) from contact.keys)::integer as keys,
      (select count(*) from contact.counts)::integer as counts,
      (select count(*) from pgmq.q_contact)::integer as waiting`);
    assert.deepEqual(row, kept, age);
  }
});

test('beyond the limits messages are mailed together, or alone as they are', { skip }, async (context) => {
  const { open, listMails, countWaiting, pass } = await setUpQueue(context, { rate });
  const { post, call } = open();
  for (let number = 1; number <= 8; number += 1) assert.equal(await post(numbered(number), visitor), 200);
  assert.deepEqual(await countWaiting(), { ...NONE, held: 3 });
  await pass(drain.digestAfterS - 30);
  await call('/drain');
  assert.equal(listMails().length, 5, 'not yet');
  await pass(30);
  await call('/drain');
  const digest = listMails()[5];
  assert.equal(digest?.['subject'], '[veel berichten] 3 berichten via het contactformulier');
  for (const number of [6, 7, 8]) assert.ok(String(digest['text']).includes(`| Bericht ${number} van velen`));
  await post(numbered(9), visitor);
  await pass(drain.digestAfterS);
  await call('/drain');
  const single = listMails()[6];
  assert.match(String(single?.['subject']), /^C-[0-9a-f]{10} \[veel berichten\] Bericht van/);
  assert.equal(single?.['reply_to'], sampleMessage.email);
  assert.deepEqual(await countWaiting(), NONE);
});

test('limits and what was sent are the same for all isolates', { skip }, async (context) => {
  const { open, listMails, log, pass } = await setUpQueue(context, {
    rate: { ...rate, perAddress: 1, refuseFrom: 2 },
  });
  const [one, two] = [open(), open()];
  assert.equal(await one.post(numbered(1), visitor), 200);
  assert.equal(await two.post(numbered(2), visitor), 200);
  for (const { post } of [one, two]) assert.equal(await post(numbered(3), visitor), 429);
  log.length = 0;
  const statuses = await Promise.all([one, two].map(({ post }) => post(sampleMessage)));
  assert.deepEqual(statuses, [200, 200]);
  const outcomes = log.map((entry) => 'outcome' in entry && entry.outcome).sort();
  assert.deepEqual(outcomes, ['repeated', 'sent']);
  await pass(sameMessageMs / 1000 - 1);
  assert.equal(await open().post(sampleMessage), 200, 'also where another stretch of time is counted');
  assert.equal(listMails().filter(({ text }) => String(text).includes('reünie')).length, 1);
});

test('the owner is told once an hour of each kind, and nothing of a visitor', { skip }, async (context) => {
  const { open, behaviour, listMails, pass } = await setUpQueue(context);
  const { post, call, settle } = open();
  behaviour.now = 503;
  for (const number of [1, 2]) await post(numbered(number));
  await settle();
  await pass(drain.oldAfterS);
  await call('/drain');
  behaviour.now = 200;
  await pass(drain.longestPauseS);
  await call('/drain');
  await call('/drain');
  const alarms = listMails().filter(isAlarm);
  assert.deepEqual(alarms.map(summarise), [
    ['[alarm] Mailen lukt niet, berichten wachten', [alarmTo]],
    ['[alarm] Berichten wachten al langer dan tien minuten', [alarmTo]],
  ]);
  assert.doesNotMatch(JSON.stringify(alarms), /C-[0-9a-f]{10} |zo[eë]|voorbeeld|van velen/i);
  await pass(HOUR_S);
  behaviour.now = 503;
  await post(numbered(3));
  await settle();
  behaviour.now = 200;
  await call('/drain');
  assert.equal(listMails().filter(isAlarm).length, 3);
});

test('the canary takes the long way, once a day, to another mailbox', { skip }, async (context) => {
  const { open, listMails, countWaiting } = await setUpQueue(context);
  const { call } = open();
  for (let time = 1; time <= 2; time += 1) assert.equal((await call('/canary')).body['sent'], 1);
  assert.deepEqual(await countWaiting(), { ...NONE, waiting: 1 });
  await call('/drain');
  assert.deepEqual(listMails().map(summarise), [['[proef] Het contactformulier werkt', [alarmTo]]]);
});

test('the public roles of the project reach nothing of it', { skip }, async (context) => {
  const { query } = await setUpQueue(context);
  await query('create role bezoeker');
  // As the API would show it, were its queues switched on.
  await query('grant usage on schema pgmq to bezoeker');
  await query('set role bezoeker');
  for (const sql of [
    'select * from pgmq.q_contact',
    'select * from contact.keys',
    `select pgmq.read('contact', 1, 1)`,
    `select contact.wait('contact', '{}')`,
  ]) {
    await assert.rejects(query(sql), /permission denied/);
  }
  await query('reset role');
});
