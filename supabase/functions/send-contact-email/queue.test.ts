// What waits in Postgres: kept, mailed once and in order, told of; and what isolates know of each other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField } from './message.ts';
import { contactSettings } from './settings.ts';
import { readMigrations, setUpIsolates } from './testing/isolates.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { numbered, numberOf, testEnv, testSettings } from './testing/set-up.ts';

const { limits, memory, queue, sameMessageMs } = contactSettings;
const visitor = '203.0.113.7';
const alarmTo = testEnv.CONTACT_ALARM_TO;
// What a log line, an alarm or a key must never show.
const personal = /zo[eë]|voorbeeld|203\.0|van velen|reünie/i;

const isAlarm = ({ subject }: { subject: string }) => subject.startsWith('[alarm]');
const isLead = (email: { subject: string }) => !isAlarm(email);

test('leads wait for an hour without mail, and drains at once mail each once, the oldest first', async () => {
  const { open, post, call, mail, calls, taken, countWaiting, pass } = await setUpIsolates();
  mail.http = () => 'fails';
  for (let number = 1; number <= 30; number += 1) {
    assert.equal(await post(numbered(number)), 200);
    if (number % 5 > 0) continue;
    assert.equal(await open().post(numbered(number)), 200, 'a repetition');
    await pass(10 * 60);
    assert.ok(Number((await call('drain')).body['failed']) >= number);
  }
  await pass(60);
  mail.http = () => 'takes it';
  calls.length = 0;
  for (const secret of ['', 'x', alarmTo]) assert.equal((await call('drain', secret)).status, 401);
  const drains = [1, 2, 3].map(() => open({ CONTACT_TO: 'nieuw@maquette.test' }).call('drain'));
  await Promise.all(drains);
  assert.deepEqual([calls.length, await countWaiting()], [taken.length, 0]);
  const leads = taken.filter(isLead);
  const inOrder = Array.from({ length: 30 }, (_, index) => index + 1);
  assert.deepEqual(leads.map(numberOf), inOrder);
  const ends = new Set(leads.map(({ to, replyTo }) => `${String(to)} ${replyTo}`));
  assert.deepEqual([...ends], [`nieuw@maquette.test ${sampleMessage.email}`]);
});

test('what is refused for good waits by itself, and is tried again later', async () => {
  const { post, call, mail, taken, countWaiting, pass } = await setUpIsolates();
  mail.http = () => 'fails';
  for (let number = 1; number <= 60; number += 1) await post(numbered(number));
  mail.http = (email) => (isLead(email) && numberOf(email) <= 45 ? 'refuses' : 'takes it');
  mail.smtp = mail.http;
  await pass(60);
  const { body } = await call('drain');
  assert.deepEqual([body['mailed'], body['failed']], [15 + 1, 45]);
  await pass(queue.refusedPauseMs / 1000 - 60);
  assert.equal((await call('drain')).body['failed'], 0);
  mail.http = () => 'takes it';
  await pass(60);
  await call('drain');
  assert.equal(await countWaiting(), 0);
  assert.equal(new Set(taken.filter(isLead).map(numberOf)).size, 60);
});

test('mails that fail slowly hold up no later lead', async () => {
  const { open, mail, taken, clock, pass } = await setUpIsolates();
  const { post, call } = open({ CONTACT_DELIVERY: 'http,queue' });
  mail.http = () => 'fails';
  for (const number of [1, 2, 3]) await post(numbered(number));
  await call('drain');
  await post(numbered(4));
  mail.http = (email) => {
    clock.at += queue.drainMs / 3;
    return numberOf(email) === 4 ? 'takes it' : 'fails';
  };
  await pass(60);
  await call('drain');
  assert.deepEqual(taken.map(numberOf), [4]);
});

test('beyond a limit messages are marked and mailed after the leads, rare senders first', async () => {
  const { open, post, call, mail, taken, countWaiting, clock, log } = await setUpIsolates({
    limits: { ...limits, perAddress: 2, perRange: 3, inAll: 4 },
    queue: { ...queue, markedPerDrain: 2 },
  });
  const spam = { [honeypotField]: 'x' };
  const fromPage = [visitor, visitor, `${visitor} later`, '203.0.9.9', '203.0.9.10 later', '2001:db8::7'];
  const doubtful = ['192.8.2.1', '192.9.2.1', '192.10.2.1', '192.11.2.1', '192.12.2.1 later'];
  for (const [index, sender] of [...fromPage, '198.51.100.1 later', ...doubtful, ' '].entries()) {
    const [address, later] = sender.split(' ');
    const before = await countWaiting();
    const message = { ...numbered(index + 1), ...(doubtful.includes(sender) && spam) };
    assert.equal(await open().post(message, address), 200);
    assert.equal((await countWaiting()) - before, later ? 1 : 0, sender);
  }
  clock.at += limits.windowMs;
  mail.http = () => 'fails';
  await post(numbered(14), visitor);
  mail.http = () => 'takes it';
  taken.length = 0;
  assert.equal((await call('drain')).body['mailed'], 2 + 2);
  await call('drain');
  assert.equal(await countWaiting(), 0);
  const leads = taken.filter(isLead);
  assert.deepEqual(leads.map(numberOf), [14, 7, 3, 5, 12]);
  const tags = leads.map(({ subject }) => /(?<=^C-\w{10}).*(?= Bericht)/.exec(subject)?.[0]);
  const many = ' [veel berichten]';
  assert.deepEqual(tags, ['', many, many, many, `${many} [mogelijk spam]`]);
  assert.doesNotMatch(JSON.stringify(log), personal);
});

test('a full queue refuses no lead, and what is marked is mailed at once', async () => {
  const small = { ...queue, maxMarkedBytes: 1_000, markedPerDrain: 1 };
  const { post, call, mail, taken, countWaiting } = await setUpIsolates({ limits, queue: small });
  for (let number = 1; number <= 20; number += 1) assert.equal(await post(numbered(number), visitor), 200);
  const waiting = await countWaiting();
  assert.ok(waiting < 10, `${waiting} wait`);
  assert.equal(taken.length + waiting, 20);
  mail.http = () => 'fails';
  assert.equal(await post(numbered(21)), 200);
  mail.http = () => 'takes it';
  await call('drain');
  assert.ok(taken.map(numberOf).includes(21));
  assert.match(taken.find(({ subject }) => subject.includes('wachten al'))?.text ?? '', /\d{2,}% vol/);
});

test('equal messages at two isolates are one mail, also when one died in the middle', async () => {
  const { open, taken, log, countWaiting, query, pass } = await setUpIsolates({
    memory: { ...memory, askMs: 300, waitMs: 60_000 },
    // A visitor is waited for no longer than leaves time for a try.
    delivery: { ...testSettings.delivery, totalMs: 4_000 },
  });
  const statuses = await Promise.all([open(), open(), open()].map(({ post }) => post(sampleMessage)));
  assert.deepEqual([statuses, taken.length], [[200, 200, 200], 1]);
  await pass(sameMessageMs / 1000 - 1);
  assert.equal(await open().post(sampleMessage), 200);
  assert.deepEqual([taken.length, log.at(-1)?.['outcome']], [1, 'repeated']);
  assert.doesNotMatch(JSON.stringify(await query('select * from contact.counts')), personal);
  const before = (await query('select from contact.counts')).length;
  let hasDied = false;
  const die = async <T>(work: () => Promise<T>): Promise<T> => {
    if (!hasDied) await work();
    hasDied = true;
    return new Promise<never>(() => undefined);
  };
  void open({}, die).post(numbered(1));
  while ((await query('select from contact.counts')).length === before) await new Promise(setImmediate);
  assert.equal(await open().post(numbered(1)), 200);
  assert.equal(await countWaiting(), 1, 'the queue knows its key');
});

test('the owner is told once in a while, over a way that works, and nothing of a visitor', async () => {
  const { post, call, mail, taken, pass, log } = await setUpIsolates();
  mail.smtp = () => 'takes it';
  mail.http = () => 'fails';
  for (const number of [1, 2]) await post(numbered(number));
  mail.smtp = () => 'fails';
  await post(numbered(3));
  await pass(queue.alarmAfterMs / 1000);
  await call('drain');
  mail.http = () => 'takes it';
  await pass(60);
  await call('drain');
  await call('drain');
  const alarms = taken.filter(isAlarm);
  const told = alarms.map(({ via, subject, to }) => `${via} ${String(to)} ${subject}`);
  assert.deepEqual(told, [
    `smtp ${alarmTo} [alarm] De eerste manier om te mailen werkt niet`,
    `http ${alarmTo} [alarm] Mailen lukt niet, berichten wachten`,
    `http ${alarmTo} [alarm] Berichten wachten al langer dan tien minuten`,
  ]);
  assert.match(alarms.at(-1)?.text ?? '', /C-[0-9a-f]{10} \(\d{4}-\d\d-\d\d\)/);
  assert.doesNotMatch(JSON.stringify([alarms, log]), personal);
  const isWaiting = log.find((entry) => 'event' in entry && entry.event === 'waiting mail');
  assert.deepEqual([isWaiting?.['attempts'], isWaiting?.['code']], [2, 'EHTTP:503']);
});

test('the canary takes the long way to another mailbox, and says so when it does not arrive', async () => {
  const { call, mail, taken, pass } = await setUpIsolates();
  assert.deepEqual(await call('canary'), { status: 200, body: { ok: true, sent: 1, knowsAddress: false } });
  await pass(60);
  assert.equal((await call('canary')).status, 200);
  const summary = taken.map(({ subject, to }) => `${String(to)} ${subject}`);
  assert.deepEqual(summary, Array(2).fill(`${alarmTo} [proef] Het contactformulier werkt`));
  await pass(60);
  mail.http = () => 'refuses';
  assert.deepEqual(await call('canary'), { status: 503, body: { ok: false, sent: 0, knowsAddress: false } });
});

test('nothing is kept for longer than the privacy page says, also without the clock', async () => {
  const { open, post, call, mail, query, pass, countWaiting } = await setUpIsolates();
  mail.http = () => 'fails';
  await post(sampleMessage, visitor);
  await pass(15 * 24 * 3600);
  await call('drain');
  assert.equal((await query('select from contact.counts')).length, 1, 'the alarm of this drain');
  assert.ok((await countWaiting()) > 0);
  await pass(15 * 24 * 3600);
  mail.http = () => 'takes it';
  await open().post(numbered(1));
  assert.deepEqual(await query(`select from pgmq.q_contact where message ->> 'text' like '%reünie%'`), []);
});

test('the public roles reach nothing of it, and every function has a fixed path', async () => {
  const { query } = await setUpIsolates();
  const open = `select proname from pg_proc where pronamespace = 'contact'::regnamespace and proconfig is null`;
  assert.deepEqual(await query(open), []);
  for (const role of ['anon', 'authenticated']) {
    // As the API would have it, were its queues switched on.
    await query(`grant usage on schema pgmq to ${role}`);
    await query(`set role ${role}`);
    for (const sql of [
      'select * from pgmq.q_contact',
      'select * from contact.counts',
      `select pgmq.read('contact', 1, 1)`,
      `select contact.enqueue_once('{}', 1)`,
    ]) {
      await assert.rejects(query(sql), /permission denied/, `${role}: ${sql}`);
    }
    await query('reset role');
  }
});

test('the clock stops with a sentence without its extensions, and tidies up its own jobs alone', async () => {
  const { query } = await setUpIsolates();
  const [, sql = ''] = await readMigrations();
  await assert.rejects(query(sql.slice(0, sql.indexOf('create extension'))), /pg_cron and pg_net/);
  const jobs = [...sql.matchAll(/cron\.schedule\('([\w-]+)'/g)].map(([, name]) => `'${name}'`);
  assert.ok(sql.includes(`where jobname in (${jobs.join(', ')})`));
});

test('a database that fails is logged, and mail goes on without it', async () => {
  const delivery = { ...testSettings.delivery, totalMs: 4_000 };
  const { open, mail, taken, log } = await setUpIsolates({ delivery });
  const isolate = open({}, <T>(work: () => Promise<T>): Promise<T> => {
    const isQuery = String(work).includes('.query');
    return isQuery ? Promise.reject(Object.assign(new Error('zoe'), { code: '57P01' })) : work();
  });
  assert.equal(await isolate.post(numbered(1)), 200);
  assert.equal(taken.length, 1);
  const events = log.flatMap((entry) => ('event' in entry ? `${entry.event} ${String(entry['code'])}` : []));
  assert.deepEqual(events, ['memory 57P01', 'clean 57P01']);
  mail.http = () => 'fails';
  assert.equal(await isolate.post(numbered(2)), 503);
  assert.equal(log.at(-1)?.code, 'EHTTP:503 57P01', 'every fault');
  assert.deepEqual(await isolate.call('drain'), { status: 503, body: { ok: false, code: '57P01' } });
  mail.http = () => 'takes it';
  assert.equal(await isolate.post(numbered(2)), 200, 'the form kept it, and it can be sent again');
});
