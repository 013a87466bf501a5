// Alarms, the canary, retention and access.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setUpIsolates, taskSecret } from '../testing/isolates.ts';
import { readMigrations } from '../testing/postgres.ts';
import { numbered, personal } from '../testing/set-up.ts';

const DAY = 24 * 3600;

test('an alarm is mailed once a day, through the other channel first, without data of visitors', async () => {
  const { post, call, mail, taken, log, pass } = await setUpIsolates();
  mail.http = (email) => (email.to ? 'takes it' : 'refuses');
  mail.smtp = mail.http;
  for (const number of [1, 2]) await post(numbered(number));
  await pass(9 * 60);
  await call('drain');
  assert.deepEqual(taken, []);
  for (const seconds of [3 * 60, 15 * 60]) {
    await pass(seconds);
    await call('drain');
  }
  const [{ via, to, subject, text } = assert.fail(), ...others] = taken;
  assert.deepEqual([via, to, others], ['smtp', ['wacht@elders.test'], []]);
  assert.equal(subject, '[alarm] Berichten wachten te lang');
  assert.match(text, /^Er wachten 2 berichten te lang .*: C-[0-9a-f]{10}, C-[0-9a-f]{10}\.$/m);
  assert.doesNotMatch(JSON.stringify([taken, log]), personal);
});

test('the canary needs the secret, and is mailed through the outbox to another mailbox', async () => {
  const { call, mail, taken } = await setUpIsolates();
  for (const secret of ['', 'x']) assert.equal((await call('canary', secret)).status, 401);
  for (const expected of [1, 2]) {
    assert.deepEqual(await call('canary'), {
      status: 200,
      ok: true,
      sent: 1,
      via: 'http',
      knowsAddress: true,
    });
    assert.equal(taken.length, expected);
  }
  assert.match(`${String(taken[0]?.to)} ${taken[0]?.subject}`, /^wacht@elders\.test \[proef\] /);
  const code = 'EHTTP:503';
  mail.http = () => 'refuses';
  const second = { status: 200, ok: true, sent: 1, via: 'smtp', code, knowsAddress: true };
  assert.deepEqual(await call('canary'), second);
  mail.smtp = mail.http;
  assert.deepEqual(await call('canary'), { status: 503, ok: false, sent: 0, code, knowsAddress: true });
});

test('data is deleted when the privacy page says so, by a drain or by the schedule', async () => {
  for (const clean of ['drain', 'select contact.clean()']) {
    const { post, call, mail, ask, pass } = await setUpIsolates();
    await post(numbered(1));
    mail.http = () => 'refuses';
    mail.smtp = mail.http;
    await post(numbered(2));
    for (const [seconds, rows, networks] of [
      [3_500, 2, 2],
      [200, 2, 0],
      [DAY, 1, 0],
      [29 * DAY, 0, 0],
    ] as const) {
      await pass(seconds);
      await (clean === 'drain' ? call('drain') : ask(clean));
      const left = await ask(`select network from contact.messages where key !~ 'alarm'`);
      assert.deepEqual([left.length, left.filter(({ network }) => network).length], [rows, networks]);
    }
  }
});

test('public roles have no access, and the schedule calls the function only when a mail is due', async () => {
  const { ask, exec, post, mail, pass } = await setUpIsolates();
  const functions = await ask(
    `select from pg_proc where pronamespace = 'contact'::regnamespace and proconfig is null`,
  );
  assert.equal(functions.length, 0, 'every function has a fixed path');
  for (const role of ['anon', 'authenticated']) {
    for (const right of [
      `has_schema_privilege('${role}', 'contact', 'usage')`,
      `has_table_privilege('${role}', 'contact.messages', 'select, insert, update, delete')`,
    ]) {
      assert.equal((await ask(`select ${right} as allowed`))[0]?.['allowed'], false, right);
    }
  }
  const [, clock = ''] = await readMigrations();
  // Stand-ins for Supabase's functions.
  await exec(`
    drop schema if exists cron, net, vault cascade;
    create schema cron;
    create schema net;
    create schema vault;
    create table cron.job (schedule text, jobname text, command text);
    create function cron.schedule(text, text, text) returns void language sql as $$
      insert into cron.job values ($2, $1, $3) $$;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    create table net.calls (url text, headers jsonb);
    create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer)
    returns void language sql as $$ insert into net.calls values (url, headers) $$;
    ${clock.replace(/create extension.*/g, '')}`);
  mail.http = () => 'fails';
  mail.smtp = mail.http;
  const [{ command } = {}] = await ask(
    `select command from cron.job where jobname = 'contact-drain' and schedule = '* * * * *'`,
  );
  await ask(String(command));
  await post(numbered(1));
  await ask(String(command));
  await pass(60);
  await assert.rejects(ask(String(command)), /Vault holds no contact_function_url/);
  await ask(
    `insert into vault.decrypted_secrets values ('contact_function_url', 'https://x/send'), ('contact_drain_secret', '${taskSecret}')`,
  );
  await ask(String(command));
  const calls = await ask(`select url, headers ->> 'Authorization' as key from net.calls`);
  assert.deepEqual([...calls], [{ url: 'https://x/send/drain', key: `Bearer ${taskSecret}` }]);
});
