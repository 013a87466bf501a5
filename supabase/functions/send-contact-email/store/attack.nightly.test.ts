// Kills isolates while they work, two at a time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpIsolates, type Step } from '../testing/isolates.ts';
import { createRandom } from '../testing/random.ts';
import { numbered, numberOf } from '../testing/set-up.ts';

const KILLS = 500;
const addressOf = (number: number) => `198.${number >> 8}.1.${number & 255}`;

test(`${KILLS} messages, each sent to two isolates, survive ${KILLS} kills`, async (context) => {
  const { open, mail, taken, countWaiting, pass, call } = await setUpIsolates({
    queryMs: 1_000,
    rowMs: 2_000,
  });
  const { next, below } = createRandom(20_261_123);
  mail.http = () => (next() < 0.6 ? 'takes it' : 'fails');
  mail.smtp = () => (next() < 0.5 ? 'takes it' : 'fails');
  let kills = 0;
  let betweenCommitAndSend = 0;

  /** Posts to an isolate that is killed before or after one of its steps. */
  async function die(number: number): Promise<void> {
    const death = Promise.withResolvers<'dead'>();
    const count = taken.length;
    let stepsLeft = 1 + below(5);
    const step: Step = async (work) => {
      stepsLeft -= 1;
      if (stepsLeft > 0) return work();
      if (stepsLeft === 0 && next() < 0.5) await work().catch(() => undefined);
      death.resolve('dead');
      // A killed isolate never settles, but its transaction ends with its connection.
      throw Object.assign(new Error('dood'), { code: 'CONNECTION_DESTROYED' });
    };
    const isolate = open({}, step);
    if ((await Promise.race([isolate.post(numbered(number), addressOf(number)), death.promise])) !== 'dead')
      return;
    kills += 1;
    if (taken.length === count && stepsLeft <= 0) betweenCommitAndSend += 1;
  }

  let number = 0;
  while (kills < KILLS) {
    number += 1;
    await die(number);
    // Retry until the page shows thanks, as a visitor does.
    const statuses = await Promise.all(
      [open(), open()].map(({ post }) => post(numbered(number), addressOf(number))),
    );
    assert.deepEqual(statuses, [200, 200]);
    if (number % 5 > 0) continue;
    await pass(15 * 60);
    await Promise.all([open().call('drain'), open().call('drain')]);
  }
  assert.ok(betweenCommitAndSend > 20);
  mail.http = () => 'takes it';
  while ((await countWaiting()) > 0) {
    await pass(15 * 60);
    await call('drain');
  }
  const { leads, doubled } = summarize(taken);
  context.diagnostic(JSON.stringify({ kills, betweenCommitAndSend, leads, doubled }));
  assert.equal(leads, number);
});

function summarize(taken: readonly { via: string; id: string; text: string }[]) {
  const leads = Map.groupBy(
    taken.filter((mail) => numberOf(mail) > 0),
    numberOf,
  );
  const doubled = [...leads.values()].filter((copies) => copies.length > 1);
  assert.ok(doubled.every((copies) => new Set(copies.map(({ id }) => id)).size === 1));
  assert.ok(doubled.every((copies) => copies.some(({ via }) => via === 'smtp')));
  return { leads: leads.size, doubled: doubled.length };
}
