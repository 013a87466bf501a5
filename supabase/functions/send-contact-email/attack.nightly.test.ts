// Isolates that are killed or post at once, and floods.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField } from './message.ts';
import { contactSettings } from './settings.ts';
import { setUpIsolates } from './testing/isolates.ts';
import { createRandom } from './testing/random.ts';
import { formOf, numbered, numberOf, postOf } from './testing/set-up.ts';

const LEADS = 500;
const { limits, memory, queue } = contactSettings;

test(`${LEADS} leads, each at two isolates at once, and ${LEADS} killed isolates: none lost`, async (context) => {
  const { open, mail, taken, countWaiting, pass } = await setUpIsolates({
    memory: { ...memory, waitMs: 20, pollMs: 5 },
  });
  const { next, below } = createRandom(20_261_123);
  mail.http = () => (next() < 0.6 ? 'takes it' : 'fails');
  mail.smtp = () => (next() < 0.5 ? 'takes it' : 'fails');
  let kills = 0;

  /** Does some work in an isolate that dies before or after one of its steps, if that comes. */
  async function dieIn(work: (isolate: ReturnType<typeof open>) => Promise<unknown>): Promise<void> {
    const death = Promise.withResolvers<'dead'>();
    let stepsLeft = below(8);
    const isolate = open({}, async (step) => {
      stepsLeft -= 1;
      if (stepsLeft > 0) return step();
      if (stepsLeft === 0 && next() < 0.5) await step().catch(() => undefined);
      death.resolve('dead');
      return new Promise<never>(() => undefined);
    });
    if ((await Promise.race([work(isolate), death.promise])) === 'dead') kills += 1;
  }

  for (let number = 1; number <= LEADS || kills < LEADS; number += 1) {
    if (number <= LEADS) {
      await dieIn(({ post }) => post(numbered(number)));
      // As a visitor does, until the page says thank you.
      const statuses = await Promise.all([open(), open()].map(({ post }) => post(numbered(number))));
      assert.deepEqual(statuses, [200, 200]);
    }
    if (number % 5 === 0) await dieIn(({ call }) => call('drain'));
  }
  mail.http = () => 'takes it';
  await pass(15 * 60);
  while ((await countWaiting()) > 0) await open().call('drain');

  // A mail API knows a key that comes back, a mail server sends every copy.
  const mails = new Map(taken.map((each, index) => [each.via === 'http' ? each.key : index, each]));
  const leads = Map.groupBy(mails.values(), numberOf);
  leads.delete(0);
  const doubled = [...leads.values()].filter((copies) => copies.length > 1);
  const differing = doubled.filter((copies) => new Set(copies.map(({ messageId }) => messageId)).size > 1);
  const byApi = doubled.filter((copies) => copies.filter(({ via }) => via === 'http').length > 1);
  context.diagnostic(`${kills} kills: ${LEADS - leads.size} lost, ${doubled.length} doubled over SMTP`);
  assert.deepEqual([leads.size, differing, byApi], [LEADS, [], []]);
});

type Make = (number: number) => readonly [Request, address?: string | undefined];
const page = (number: number, address?: string) => [postOf(numbered(number)), address] as const;
const oneRange = (number: number) => `198.51.${number % 250}.${number >> 8}`;
const floods: Record<string, Make> = {
  'one address': (number) => page(number, '203.0.113.7'),
  'one /64': (number) => page(number, `2001:db8::${number.toString(16)}`),
  'no address': (number) => page(number),
  'no origin': (number) => [postOf(numbered(number), { Origin: undefined }), oneRange(number)],
  'plain form, honeypot': (number) => {
    const spam = { ...numbered(number), [honeypotField]: 'x' };
    return [number % 2 ? formOf(numbered(number)) : postOf(spam), oneRange(number)];
  },
  'addresses of one provider': (number) => page(number, oneRange(number)),
  'addresses of 100 providers': (number) =>
    page(number, `198.${number % 100}.${number >> 8}.${number & 255}`),
  'addresses all over': (number) => page(number, `${1 + (number % 200)}.${number >> 8}.0.7`),
};

/** Floods the function for some minutes while a visitor comes by twice a minute, and drains every minute. */
async function flood(kind: string, make: Make, posts = 5_000, minutes = 10) {
  const { handle, call, clock, taken, query, countWaiting } = await setUpIsolates({ limits });
  let slowest = 0;
  let refused = 0;
  let mostWaiting = 0;
  let junk = 0;
  for (let half = 1; half <= minutes * 2; half += 1) {
    for (const end = (posts / minutes / 2) * half; junk < end; junk += 1) {
      if ((await handle(...make(junk + 1))).status > 303) refused += 1;
    }
    clock.at += 30_000;
    const startedAt = performance.now();
    assert.equal((await handle(postOf(numbered(1_000_000 + half)), `100.${half}.0.7`)).status, 200);
    slowest = Math.max(slowest, performance.now() - startedAt);
    if (half % 2 === 0) await call('drain');
    mostWaiting = Math.max(mostWaiting, await countWaiting());
  }
  const atOnce = taken.filter((mail) => numberOf(mail) > 1_000_000 && mail.rank === 0).length;
  const [last] = await query(`select coalesce(max(place), 0)::integer as place from (
    select row_number() over (order by (message ->> 'rank')::integer, msg_id) as place, message ->> 'text' as text
    from pgmq.q_contact) as waiting where text like '%Bericht 1______ van%'`);
  const lastMinute = Math.ceil(Number(last?.['place']) / queue.markedPerDrain);
  const mailed = taken.length;
  console.table({ [kind]: { posts, minutes, refused, mailed, mostWaiting, atOnce, lastMinute, slowest } });
  assert.equal(refused, 0);
  assert.ok(slowest < 2_000, `${slowest} ms`);
  if (!/100|all over/.test(kind)) assert.equal(atOnce, minutes * 2, kind);
  // Where a window of the counters begins, rare ranges of the flood are as rare as a visitor's.
  if (!kind.includes('all over')) assert.ok(lastMinute <= (kind.includes('100') ? 1 : 0), kind);
}

test('no flood shuts the door, and only one from many providers delays visitors', async () => {
  for (const [kind, make] of Object.entries(floods)) await flood(kind, make);
  await flood('one address', (number) => page(number, '203.0.113.7'), 2_700, 30);
});
