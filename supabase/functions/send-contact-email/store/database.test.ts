// While the database is down or slow, the visitor is answered and no mail is lost or duplicated.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpIsolates, type Step } from '../testing/isolates.ts';
import { numbered } from '../testing/set-up.ts';

const impatient = { queryMs: 1_000, markSentPausesMs: [0, 5] };

/** Wraps the first query only. */
function onFirst(act: Step): Step {
  let isFirst = true;
  return (work) => {
    const step: Step = isFirst ? act : (next) => next();
    isFirst = false;
    return step(work);
  };
}

test('a message that the database does not confirm is mailed once, at once', async () => {
  let gate = Promise.withResolvers<undefined>();
  const gone: Step = () => Promise.reject(Object.assign(new Error('zoe'), { code: '57P01' }));
  const cases: Record<string, [step: Step, code: string]> = {
    gone: [gone, '57P01'],
    silent: [() => new Promise<never>(() => undefined), 'ETIMEDOUT'],
    'late to write': [(work) => gate.promise.then(work), 'ETIMEDOUT'],
    'late to answer': [(work) => work().then((rows) => gate.promise.then(() => rows)), 'ETIMEDOUT'],
  };
  for (const [name, [step, code]] of Object.entries(cases)) {
    const { open, connect, mail, taken, log, ask, pass, call } = await setUpIsolates(impatient);
    gate = Promise.withResolvers();
    // Unlike the API, this channel does not drop duplicates.
    mail.http = () => 'fails';
    let connections = 0;
    const isolate = open({}, onFirst(step), () => {
      connections += 1;
      return connect();
    });
    const startedAt = performance.now();
    assert.equal(await isolate.post(numbered(1)), 200, name);
    assert.ok(performance.now() - startedAt < 3_000);
    assert.equal(connections, 2, 'the connection is opened anew');
    gate.resolve(undefined);
    await pass(3_600);
    await call('drain');
    assert.equal(await isolate.post(numbered(1)), 200, 'a repetition');
    assert.equal(taken.length, 1, name);
    const [{ rid, ...error } = {}] = log.map((entry) => ({ ...entry }));
    assert.match(String(rid), /^C-/);
    assert.deepEqual(error, { event: 'store', code }, name);
    assert.equal((await ask('select from contact.messages where sent_at is not null')).length, 1);
  }
});

test('a message that neither database nor mail accepts is reported, and can be sent again', async () => {
  const { open, mail, taken, log } = await setUpIsolates(impatient);
  let isDown = true;
  const down: Step = (work) => (isDown ? Promise.reject(new TypeError('weg')) : work());
  const { post, call } = open({}, down);
  assert.equal(await post(numbered(1)), 503);
  assert.deepEqual(await call('drain'), { status: 503, ok: false, code: 'TypeError' });
  isDown = false;
  assert.equal(await post(numbered(1)), 200);
  mail.http = () => 'refuses';
  isDown = true;
  assert.equal(await post(numbered(2)), 503, 'the step stands around the mail too');
  assert.equal(taken.length, 1);
  assert.ok(log.every((entry) => !/weg|zo[eë]/i.test(JSON.stringify(entry))));
});

test('a sent mail is marked as sent, even when its transaction failed', async () => {
  const { open, mail, taken, ask, countWaiting } = await setUpIsolates(impatient);
  mail.http = () => 'fails';
  let isLost = false;
  const { post } = open({}, async (work) => {
    const lost = taken.length === 1 && !isLost;
    if (lost) isLost = true;
    const result = await work();
    if (lost) throw Object.assign(new Error('weg'), { code: 'CONNECTION_CLOSED' });
    return result;
  });
  assert.equal(await post(numbered(1)), 200);
  assert.deepEqual(
    [isLost, await countWaiting(), (await ask('select from contact.messages')).length],
    [true, 0, 1],
  );
});
