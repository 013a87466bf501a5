// An hour without mail, drains that are killed, and a database that is gone.
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { contactSettings } from './settings.ts';
import { startPostgres } from './testing/postgres.ts';
import { setUpQueue } from './testing/queue-set-up.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { isDeno, testSettings } from './testing/set-up.ts';

// Under Deno these tests would need the right to start programs and open a database.
const skip = isDeno;

const LEADS = 500;
const MINUTE_S = 60;

const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number} van velen` });

test(`${LEADS} leads of an hour are mailed once, by drains that are killed`, { skip }, async (context) => {
  const { open, behaviour, env, api, listMails, countWaiting, pass } = await setUpQueue(context);
  const { post, settle } = open();
  behaviour.now = 503;
  for (let number = 1; number <= LEADS; number += 1) {
    assert.equal(await post(numbered(number)), 200);
    if (number % 50 === 0) await pass(6 * MINUTE_S);
  }
  await settle();
  behaviour.now = 200;
  for (let kill = 1; kill <= 3; kill += 1) {
    const before = api.calls.length;
    const drain = join(import.meta.dirname, 'testing/drain-process.ts');
    const child = fork(drain, { env: { ...process.env, ...env } });
    while (api.calls.length < before + 40 * kill) await setTimeout(1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.ok(listMails().length < LEADS, 'it was killed halfway');
  }
  // What a killed drain had in hand shows again when its time is over.
  await pass(contactSettings.drain.hideS);
  assert.equal((await open().call('/drain')).status, 200);
  assert.deepEqual(await countWaiting(), { waiting: 0, held: 0, dead: 0 });
  const numbers = listMails().map(({ text }) => /Bericht (\d+) van/.exec(String(text))?.[1]);
  const leads = numbers.filter((number) => number !== undefined);
  assert.deepEqual([leads.length, new Set(leads).size], [LEADS, LEADS]);
});

test('without the database mail works; without both the visitor is told', { skip }, async (context) => {
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
  assert.equal(await post(numbered(3)), 503);
  assert.equal((await call('/drain')).status, 503);
  behaviour.now = 200;
  await settle();
  assert.equal(await post(numbered(3)), 200, 'the form kept it, and it can be sent again');
  assert.doesNotMatch(JSON.stringify(log), /zo[eë]|voorbeeld|reünie|van velen/i);
});
