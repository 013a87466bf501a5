// Isolates that are killed, an hour without mail, two isolates at once, and floods.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { honeypotField } from './message.ts';
import { contactSettings } from './settings.ts';
import { setUpIsolates } from './testing/isolates.ts';
import { createRandom } from './testing/random.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { formOf, postOf } from './testing/set-up.ts';

const LEADS = 500;
const { limits, memory } = contactSettings;

const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number} van velen` });

/** Leads by what they mail: a mail API knows a key that comes back, a mail server sends every copy. */
function countMails(taken: readonly { via: string; key: string; text: string; messageId: string }[]) {
  const mails = new Map(taken.map((mail, index) => [mail.via === 'http' ? mail.key : String(index), mail]));
  const leads = Map.groupBy(mails.values(), ({ text }) => Number(/Bericht (\d+) van/.exec(text)?.[1] ?? 0));
  leads.delete(0);
  const doubled = [...leads.values()].filter((copies) => copies.length > 1);
  const differing = doubled.filter((copies) => new Set(copies.map(({ messageId }) => messageId)).size > 1);
  const byApi = doubled.filter((copies) => copies.filter(({ via }) => via === 'http').length > 1);
  return { arrived: leads.size, doubled: doubled.length, differing: differing.length, byApi: byApi.length };
}

test(`${LEADS} leads through isolates of which ${LEADS} are killed: none lost`, async (context) => {
  const { open, mail, taken, countWaiting, pass } = await setUpIsolates(context, {
    memory: { ...memory, waitMs: 20, pollMs: 5 },
  });
  const { next, below } = createRandom(20_261_123);
  mail.http = () => (next() < 0.6 ? 'takes it' : 'fails');
  mail.smtp = () => (next() < 0.5 ? 'takes it' : 'fails');
  let kills = 0;

  /** Does some work in an isolate that dies before or after one of its steps, if that comes; tells whether it did. */
  async function dieIn(work: (isolate: ReturnType<typeof open>) => Promise<unknown>): Promise<boolean> {
    const death = Promise.withResolvers<'dead'>();
    let stepsLeft = below(8);
    const isolate = open({}, async (step) => {
      stepsLeft -= 1;
      if (stepsLeft > 0) return step();
      if (stepsLeft === 0 && next() < 0.5) await step().catch(() => undefined);
      death.resolve('dead');
      return new Promise<never>(() => undefined);
    });
    const isDead = (await Promise.race([work(isolate), death.promise])) === 'dead';
    if (isDead) kills += 1;
    return isDead;
  }

  for (let number = 1; number <= LEADS || kills < LEADS; number += 1) {
    if (number <= LEADS) {
      await dieIn(({ post }) => post(numbered(number)));
      // As a visitor does, until the page says thank you.
      assert.equal(await open().post(numbered(number)), 200);
    }
    if (number % 5 === 0) await dieIn(({ call }) => call('drain'));
  }
  mail.http = () => 'takes it';
  await pass(15 * 60);
  while ((await countWaiting()) > 0) await open().call('drain');
  const { arrived, doubled, differing, byApi } = countMails(taken);
  context.diagnostic(`${kills} kills: ${LEADS - arrived} lost, ${doubled} doubled over SMTP`);
  assert.deepEqual([arrived, differing, byApi], [LEADS, 0, 0]);
});

test(`${LEADS} leads in an hour without mail arrive once, the oldest first`, async (context) => {
  const { open, mail, taken, countWaiting, pass } = await setUpIsolates(context);
  const { post, call, settle } = open();
  mail.http = () => 'fails';
  for (let number = 1; number <= LEADS; number += 1) {
    assert.equal(await post(numbered(number)), 200);
    if (number % 50 !== 0) continue;
    await pass(6 * 60);
    await call('drain');
  }
  await settle();
  await pass(60);
  mail.http = () => 'takes it';
  while ((await countWaiting()) > 0) await call('drain');
  const numbers = taken.map(({ text }) => Number(/Bericht (\d+) van/.exec(text)?.[1] ?? 0)).filter(Boolean);
  assert.deepEqual(
    numbers,
    [...Array(LEADS).keys()].map((index) => index + 1),
  );
});

test(`${LEADS} messages posted to two isolates at once are mailed once each`, async (context) => {
  const { open, taken } = await setUpIsolates(context, { memory: { ...memory, pollMs: 5 } });
  const [one, two] = [open(), open()];
  for (let number = 1; number <= LEADS; number += 1) {
    const statuses = await Promise.all([one, two].map(({ post }) => post(numbered(number))));
    assert.deepEqual(statuses, [200, 200]);
  }
  assert.deepEqual([taken.length, countMails(taken).arrived], [LEADS, LEADS]);
});

const origin = { Origin: undefined };
const network = (number: number) => `198.51.${number % 250}.${(number >> 8) % 250}`;
const floods: Record<string, (number: number) => [Request, string?]> = {
  'as the page, one address': (number) => [postOf(numbered(number)), '203.0.113.7'],
  'as the page, one /64': (number) => [postOf(numbered(number)), `2001:db8::${number.toString(16)}`],
  'as the page, no address': (number) => [postOf(numbered(number))],
  'no origin, many addresses': (number) => [postOf(numbered(number), origin), network(number)],
  'plain form, many addresses': (number) => [formOf(numbered(number)), network(number)],
  'honeypot, many addresses': (number) => [
    postOf({ ...numbered(number), [honeypotField]: 'x' }),
    network(number),
  ],
  'as the page, many addresses': (number) => [postOf(numbered(number)), network(number)],
};

/** Floods the function for some minutes while a visitor comes by twice a minute, and drains every minute. */
async function flood(context: TestContext, posts: number, minutes: number, make: (typeof floods)[string]) {
  const { open, clock, taken, countWaiting } = await setUpIsolates(context, { limits });
  const { handle, call } = open();
  const times: number[] = [];
  let [refused, most, junk] = [0, 0, 0];
  for (let half = 1; half <= minutes * 2; half += 1) {
    for (const end = (posts / minutes / 2) * half; junk < end;) {
      junk += 1;
      if ((await handle(make(junk)[0], { address: make(junk)[1] })).status > 303) refused += 1;
    }
    clock.at += 30_000;
    const startedAt = performance.now();
    const visit = postOf(numbered(1_000_000 + half));
    const { status } = await handle(visit, { address: `192.0.2.${half}` });
    assert.equal(status, 200);
    times.push(performance.now() - startedAt);
    if (half % 2 === 0) await call('drain');
    most = Math.max(most, await countWaiting());
  }
  const visitors = taken.filter(({ text }) => /Bericht 1\d{6} van/.test(text));
  const marked = taken.filter(({ subject }) => subject.includes('[veel berichten]'));
  const atOnce = visitors.filter(({ subject }) => !subject.includes('[veel'));
  return { refused, times, mails: taken.length, marked: marked.length, most, atOnce: atOnce.length };
}

test('no flood shuts the door, and only one that cannot be told from visitors delays them', async (context) => {
  const kinds = Object.keys(floods);
  const runs = [...kinds.map((kind) => [kind, 5_000, 10] as const), [kinds[0] ?? '', 2_700, 30] as const];
  console.log('| Flood | Posts | Refused | Mails | Marked | Most waiting | Visitors at once | Slowest |');
  console.log('| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [kind, posts, minutes] of runs) {
    const make = floods[kind] as (typeof floods)[string];
    const { refused, times, mails, marked, most, atOnce } = await flood(context, posts, minutes, make);
    const slowest = Math.max(...times);
    const cells = [kind, `${posts} in ${minutes} minutes`, refused, mails, marked, most];
    console.log(`| ${cells.join(' | ')} | ${atOnce} of ${times.length} | ${slowest.toFixed(0)} ms |`);
    assert.equal(refused, 0);
    assert.ok(slowest < 2_000, `${slowest} ms`);
    if (kind !== 'as the page, many addresses') assert.equal(atOnce, times.length, kind);
  }
});
