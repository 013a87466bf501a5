// What waits in Postgres: kept, mailed once, killed in between, told of, and what isolates know of each other.
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { contactSettings } from './settings.ts';
import { alarmTo, setUpQueue } from './testing/queue-set-up.ts';
import { startPostgres } from './testing/postgres.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { testSettings } from './testing/set-up.ts';
import { isDeno } from './testing/web-server.ts';

// Under Deno these tests would need the right to start programs; `index.test.ts` runs the queue there.
const skip = isDeno;

const LEADS = 500;
const HOUR_S = 3_600;
const hostedRate = { rate: contactSettings.rate };

const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number} van velen` });
const numberOf = ({ text }: Record<string, unknown>) => Number(/Bericht (\d+) van/.exec(String(text))?.[1]);
const isAlarm = ({ subject }: Record<string, unknown>) => String(subject).startsWith('[alarm]');

test(
  `with mail down for an hour ${LEADS} leads wait, and each is mailed once, though drains are killed`,
  { skip },
  async (context) => {
    const { open, behaviour, env, api, listMails, countWaiting, pass } = await setUpQueue(context);
    const { post, settle } = open();
    behaviour.now = 503;
    for (let number = 1; number <= LEADS; number += 1) {
      assert.equal(await post(numbered(number)), 200);
      if (number % 50 === 0) await pass(HOUR_S / 10);
    }
    await settle();
    behaviour.now = 200;
    for (let kill = 1; kill <= 3; kill += 1) {
      const before = api.calls.length;
      const child = fork(join(import.meta.dirname, 'testing/drain-process.ts'), {
        env: { ...process.env, ...env },
      });
      while (api.calls.length < before + 40 * kill) await setTimeout(1);
      child.kill('SIGKILL');
      await once(child, 'exit');
      assert.ok(listMails().length < LEADS, 'it was killed halfway');
    }
    // What a killed drain had in hand shows again when its time is over.
    await pass(contactSettings.drain.hideS);
    assert.equal((await open().call('/drain')).status, 200);
    assert.deepEqual(await countWaiting(), { waiting: 0, held: 0, dead: 0 });
    const leads = listMails().filter((mail) => !isAlarm(mail));
    assert.equal(leads.length, LEADS);
    assert.equal(new Set(leads.map(numberOf)).size, LEADS);
  },
);

test('while mail works nothing is stored', { skip }, async (context) => {
  const { open, listMails, countWaiting, query } = await setUpQueue(context);
  const { post } = open();
  assert.equal(await post(sampleMessage, '203.0.113.7'), 200);
  assert.equal(listMails().length, 1);
  assert.deepEqual(await countWaiting(), { waiting: 0, held: 0, dead: 0 });
  const kept = JSON.stringify([
    await query('select * from contact.keys'),
    await query('select * from contact.counts'),
  ]);
  assert.doesNotMatch(kept, /203\.0|zo[eë]|voorbeeld|reünie/i);
});

test('two drains at once never mail the same message', { skip }, async (context) => {
  const { open, behaviour, api, countWaiting } = await setUpQueue(context);
  const { post, call, settle } = open();
  behaviour.now = 503;
  for (let number = 1; number <= 20; number += 1) await post(numbered(number));
  await settle();
  behaviour.now = 200;
  api.calls.length = 0;
  await Promise.all([call('/drain'), open().call('/drain'), open().call('/drain')]);
  assert.equal(api.calls.length, 21, 'each message, and the alarm');
  assert.deepEqual(await countWaiting(), { waiting: 0, held: 0, dead: 0 });
});

test(
  'what cannot be mailed is tried again after growing pauses, and at last becomes a dead letter',
  { skip },
  async (context) => {
    const { open, behaviour, query, countWaiting, listMails, pass } = await setUpQueue(context);
    const { post, call, settle } = open({ CONTACT_ALARM_TO: '' });
    behaviour.now = 422;
    await post(sampleMessage);
    await settle();
    const pauses: number[] = [];
    for (let round = 1; round <= 6; round += 1) {
      assert.deepEqual((await call('/drain')).body, { ok: true, mailed: 0, failed: 1, dead: 0 });
      assert.deepEqual((await call('/drain')).body, { ok: true, mailed: 0, failed: 0, dead: 0 }, 'it pauses');
      const [row] = await query(
        'select extract(epoch from vt - clock_timestamp())::float8 as pause from pgmq.q_contact',
      );
      pauses.push(Math.ceil(Number(row?.['pause'])));
      await pass(Number(row?.['pause']) + 1);
    }
    assert.deepEqual(pauses, [60, 120, 240, 480, 900, 900]);
    await query(`update pgmq.q_contact set read_ct = ${contactSettings.drain.mostReads - 1}`);
    const alarmed = open();
    assert.equal((await alarmed.call('/drain')).body['dead'], 1);
    behaviour.now = 200;
    await pass(contactSettings.drain.firstPauseS);
    await alarmed.call('/drain');
    assert.deepEqual(await countWaiting(), { waiting: 0, held: 0, dead: 1 });
    assert.match(String(listMails()[0]?.['subject']), /blijven liggen/);
    await query(`update pgmq.a_contact set enqueued_at = enqueued_at - interval '30 days 1 hour'`);
    await query('select contact.clean()');
    assert.deepEqual(await countWaiting(), { waiting: 0, held: 0, dead: 0 });
  },
);

test('a mail leaves for the mailboxes of the day it leaves', { skip }, async (context) => {
  const { open, behaviour, listMails } = await setUpQueue(context);
  behaviour.now = 503;
  await open({ CONTACT_ALARM_TO: '' }).post(sampleMessage);
  behaviour.now = 200;
  await open({ CONTACT_TO: 'nieuw@maquette.test' }).call('/drain');
  assert.deepEqual(listMails()[0]?.['to'], ['nieuw@maquette.test']);
});

test('what isolates know is tidied up, and what waits for a month', { skip }, async (context) => {
  const { open, behaviour, query, countWaiting } = await setUpQueue(context);
  const { post, settle } = open({ CONTACT_ALARM_TO: '' });
  behaviour.now = 503;
  await post(sampleMessage, '203.0.113.7');
  await settle();
  const count = async () => {
    await query('select contact.clean()');
    const [row] = await query(`select (select count(*) from contact.keys)::integer as keys,
      (select count(*) from contact.counts)::integer as counts`);
    return { ...row, ...(await countWaiting()) };
  };
  const age = async (interval: string) => {
    await query(`update contact.keys set at = clock_timestamp() - interval '${interval}'`);
    await query(`update contact.counts set at = clock_timestamp() - interval '${interval}'`);
    await query(`update pgmq.q_contact set enqueued_at = clock_timestamp() - interval '${interval}'`);
  };
  await age('39 minutes');
  assert.deepEqual(await count(), { keys: 1, counts: 3, waiting: 1, held: 0, dead: 0 });
  await age('41 minutes');
  assert.deepEqual(await count(), { keys: 0, counts: 0, waiting: 1, held: 0, dead: 0 });
  await age('29 days 23 hours');
  assert.equal((await count())['waiting'], 1);
  await age('30 days 1 minute');
  assert.equal((await count())['waiting'], 0);
});

test('only the clock of the database drains', { skip }, async (context) => {
  const { open } = await setUpQueue(context);
  const { call } = open();
  for (const secret of ['', 'x', alarmTo]) assert.equal((await call('/drain', secret)).status, 401);
  assert.equal((await call('/drain')).status, 200);
});

test(
  'beyond the limits messages wait and are mailed together, answerable when it is one',
  { skip },
  async (context) => {
    const { open, listMails, countWaiting, pass } = await setUpQueue(context, hostedRate);
    const { post, call } = open();
    for (let number = 1; number <= 8; number += 1)
      assert.equal(await post(numbered(number), '203.0.113.7'), 200);
    assert.deepEqual(await countWaiting(), { waiting: 0, held: 3, dead: 0 });
    await call('/drain');
    assert.equal(listMails().length, 5, 'not yet');
    await pass(contactSettings.drain.digestAfterS);
    await call('/drain');
    const digest = listMails()[5];
    assert.equal(digest?.['subject'], '[veel berichten] 3 berichten via het contactformulier');
    for (const number of [6, 7, 8])
      assert.ok(String(digest['text']).includes(`| Bericht ${number} van velen`));
    assert.deepEqual(await countWaiting(), { waiting: 0, held: 0, dead: 0 });
    await post(numbered(9), '203.0.113.7');
    await pass(contactSettings.drain.digestAfterS);
    await call('/drain');
    const single = listMails()[6];
    assert.match(String(single?.['subject']), /^C-[0-9a-f]{10} \[veel berichten\] Bericht van/);
    assert.equal(single?.['reply_to'], sampleMessage.email);
  },
);

test(
  'sixty messages over four isolates do not shut the door, and limits and keys hold across them',
  { skip },
  async (context) => {
    for (const addressOf of [() => '203.0.113.7', (number: number) => `198.51.100.${number}`]) {
      const { open, listMails, countWaiting, log } = await setUpQueue(context, hostedRate);
      const isolates = [open(), open(), open(), open()] as const;
      const isolate = (number: number) => isolates[(number % 4) as 0 | 1 | 2 | 3];
      const isFromOne = addressOf(1) === addressOf(2);
      const { perAddress, refuseFrom } = contactSettings.rate;
      const most = isFromOne ? perAddress * refuseFrom : 60;
      for (let number = 1; number <= 60; number += 1) {
        const status = await isolate(number).post(numbered(number), addressOf(number));
        assert.equal(status, number <= most ? 200 : 429);
      }
      assert.equal(listMails().length, isFromOne ? 5 : 60);
      const startedAt = performance.now();
      assert.equal(await isolate(0).post(sampleMessage, '192.0.2.1'), 200);
      assert.ok(performance.now() - startedAt < 1_000);
      assert.deepEqual(await countWaiting(), { waiting: 0, held: isFromOne ? most - 5 : 1, dead: 0 });
      assert.equal(listMails().length, isFromOne ? 6 : 60);

      log.length = 0;
      const statuses = await Promise.all(isolates.map(({ post }) => post(numbered(0), '192.0.2.2')));
      assert.deepEqual(statuses, [200, 200, 200, 200]);
      const outcomes = log.map((entry) => 'outcome' in entry && entry.outcome).sort();
      assert.deepEqual(outcomes, ['repeated', 'repeated', 'repeated', 'sent']);
    }
  },
);

test('far beyond the limits an address is refused by every isolate', { skip }, async (context) => {
  const { open } = await setUpQueue(context, {
    rate: { ...contactSettings.rate, perAddress: 1, refuseFrom: 2 },
  });
  const [one, two] = [open(), open()];
  assert.equal(await one.post(numbered(1), '203.0.113.7'), 200);
  assert.equal(await two.post(numbered(2), '203.0.113.7'), 200);
  assert.equal(await one.post(numbered(3), '203.0.113.7'), 429);
  assert.equal(await two.post(numbered(3), '203.0.113.7'), 429);
  assert.equal(await two.post(numbered(4), '203.0.113.8'), 200);
});

test('what no way took is given back in the database too', { skip }, async (context) => {
  const { open, behaviour, query } = await setUpQueue(context);
  const { post } = open({ CONTACT_DELIVERY: 'http' });
  behaviour.now = 422;
  assert.equal(await post(sampleMessage, '203.0.113.7'), 503);
  const [counted] = await query('select sum(amount)::integer as amount from contact.counts');
  assert.deepEqual(counted, { amount: 0 });
  behaviour.now = 200;
  assert.equal(await post(sampleMessage, '203.0.113.7'), 200);
});

test(
  'with the database down mail works as ever; with mail down as well the visitor is told',
  { skip },
  async (context) => {
    const { open, behaviour, listMails, log } = await setUpQueue(context, {
      delivery: { ...testSettings.delivery, totalMs: 5_000, queueMs: 1_000 },
    });
    const own = await startPostgres();
    const { post, call, settle } = open({ SUPABASE_DB_URL: own.url });
    await post(numbered(1));
    await own.stop();
    assert.equal(await post(numbered(2)), 200);
    assert.equal(listMails().length, 2);
    behaviour.now = 503;
    const startedAt = performance.now();
    assert.equal(await post(numbered(3)), 503);
    assert.ok(performance.now() - startedAt < 6_000);
    assert.equal((await call('/drain')).status, 503);
    behaviour.now = 200;
    await settle();
    assert.equal(await post(numbered(3)), 200, 'the form kept it, and it can be sent again');
    assert.doesNotMatch(JSON.stringify(log), /zo[eë]|voorbeeld|reünie|van velen/i);
  },
);

test(
  'the owner is told once an hour of each kind, elsewhere than where leads go, and nothing of a visitor',
  { skip },
  async (context) => {
    const { open, behaviour, listMails, pass } = await setUpQueue(context);
    const { post, call, settle } = open();
    behaviour.now = 503;
    for (const number of [1, 2]) await post(numbered(number));
    await settle();
    await pass(contactSettings.drain.oldAfterS);
    await call('/drain');
    behaviour.now = 200;
    await pass(contactSettings.drain.longestPauseS);
    await call('/drain');
    await call('/drain');
    const alarms = listMails().filter(isAlarm);
    assert.deepEqual(
      alarms.map(({ subject, to }) => [subject, to]),
      [
        ['[alarm] Mailen lukt niet, berichten wachten', [alarmTo]],
        ['[alarm] Berichten wachten al langer dan tien minuten', [alarmTo]],
      ],
    );
    assert.doesNotMatch(JSON.stringify(alarms), /C-[0-9a-f]{10} |zo[eë]|voorbeeld|van velen/i);
    await pass(HOUR_S);
    behaviour.now = 503;
    await post(numbered(3));
    await settle();
    behaviour.now = 200;
    await call('/drain');
    assert.equal(listMails().filter(isAlarm).length, 3);
  },
);

test(
  'the canary takes the long way, once a day, and not to the mailbox of leads',
  { skip },
  async (context) => {
    const { open, listMails, countWaiting } = await setUpQueue(context);
    const { call } = open();
    for (let time = 1; time <= 2; time += 1) assert.equal((await call('/canary')).body['sent'], 1);
    assert.deepEqual(await countWaiting(), { waiting: 1, held: 0, dead: 0 });
    await call('/drain');
    assert.deepEqual(
      listMails().map(({ subject, to }) => [subject, to]),
      [['[proef] Het contactformulier werkt', [alarmTo]]],
    );
  },
);

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

test(
  'the same message is one mail, also where another isolate counts another stretch of time',
  { skip },
  async (context) => {
    const { open, listMails, pass } = await setUpQueue(context);
    assert.equal(await open().post(sampleMessage), 200);
    await pass(contactSettings.sameMessageMs / 1000 - 1);
    assert.equal(await open().post(sampleMessage), 200);
    assert.equal(listMails().length, 1);
  },
);
