import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAddress } from './client-address.ts';
import { readDeployment } from './deployment.ts';
import { contactSettings } from './settings.ts';
import { isDeno } from './testing/web-server.ts';
import type { Environment } from './variables.ts';

const goodEnv = {
  CONTACT_DELIVERY: 'smtp',
  CONTACT_FROM: 'website@maquette.nl',
  CONTACT_TO: 'info@maquette.nl, kantoor@elders.nl',
  CONTACT_COMPANY: 'Maquette B.V.',
  CONTACT_KVK: '12345678',
  CONTACT_ORIGINS: 'https://www.maquette.nl,http://localhost:4321',
  CONTACT_SECRET: 'zestien tekens of meer',
  CONTACT_SMTP_HOST: 'mail.maquette.nl',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_voorbeeld',
} satisfies Environment;

function assertRefuses(env: Environment, expected: RegExp): void {
  assert.throws(
    () => readDeployment({ ...goodEnv, ...env }),
    ({ message }: Error) => {
      assert.match(message, expected);
      // A wrong value may be a password in the wrong place; the short ones here are words of the message.
      for (const value of Object.values(env)) assert.ok(!value?.[4] || !message.includes(value), message);
      return true;
    },
  );
}

test('a deployment is read from its variables', () => {
  const { deliveries, mailSettings, origins, anonKey, secret, settings, addressRule } =
    readDeployment(goodEnv);
  assert.deepEqual(
    deliveries.map(({ via, place }) => [via, place]),
    [['smtp', 'mail.maquette.nl:465']],
  );
  assert.deepEqual(mailSettings, {
    from: 'website@maquette.nl',
    to: ['info@maquette.nl', 'kantoor@elders.nl'],
    companyName: 'Maquette B.V.',
    kvk: '12345678',
  });
  assert.deepEqual([...origins], ['https://www.maquette.nl', 'http://localhost:4321']);
  assert.equal(anonKey, goodEnv.PUBLIC_SUPABASE_ANON_KEY);
  assert.equal(secret, goodEnv.CONTACT_SECRET);
  assert.deepEqual(settings, contactSettings);
  assert.deepEqual(addressRule, { header: undefined, entry: undefined });
});

test('what a deployment needs and lacks is named', () => {
  for (const name of Object.keys(goodEnv)) {
    for (const value of [undefined, '', '  ']) {
      assertRefuses({ [name]: value }, new RegExp(`^${name} is not set; expected .`));
    }
  }
});

test('a value that will not do is named, not repeated', () => {
  const wrong: Record<string, string[]> = {
    CONTACT_DELIVERY: ['post', 'SMTP', 'toString', 'smtp,post', 'smtp,smtp', ',smtp'],
    CONTACT_DRAIN_SECRET: ['te kort'],
    CONTACT_ALARM_TO: ['info', 'a@b.nl;c@d.nl'],
    CONTACT_FROM: ['Maquette <info@maquette.nl>', 'a@b.nl,c@d.nl', 'josé@maquette.nl', 'maquette.nl'],
    CONTACT_TO: ['info@maquette.nl;a@b.nl', 'info@maquette.nl,'],
    CONTACT_KVK: ['1234', '123456789'],
    CONTACT_ORIGINS: ['*', 'https://www.maquette.nl/', 'www.maquette.nl', 'https://a.nl/pad', 'null'],
    CONTACT_SECRET: ['te kort'],
    CONTACT_SMTP_PORT: ['0', '65536', 'smtp', '-1', '4.65'],
    CONTACT_RATE_PER_ADDRESS: ['0', '-5', 'veel', '1e3'],
    CONTACT_RATE_IN_ALL: ['0', '1000001'],
    CONTACT_ADDRESS_HEADER: ['x forwarded', 'x:y'],
    CONTACT_ADDRESS_ENTRY: ['0', '-1', '10', 'last'],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values)
      assertRefuses({ [name]: value }, new RegExp(`^${name} is not valid; expected .`));
  }
});

test('a way out asks for its own variables, as first and as second choice', () => {
  const http = { CONTACT_HTTP_URL: 'https://api.example.test/emails', CONTACT_HTTP_KEY: 're_geheim' };
  for (const name of Object.keys(http)) {
    for (const ways of ['http', 'smtp,http']) {
      assertRefuses({ ...http, CONTACT_DELIVERY: ways, [name]: '' }, new RegExp(`^${name} is not set`));
    }
  }
  for (const url of ['http://api.example.test/emails', 'ftp://api.example.test', 'api.example.test']) {
    assertRefuses(
      { CONTACT_DELIVERY: 'http', ...http, CONTACT_HTTP_URL: url },
      /^CONTACT_HTTP_URL is not valid/,
    );
  }
  const ways = (env: Environment) =>
    readDeployment({ ...goodEnv, ...http, ...env }).deliveries.map(({ via, place }) => `${via} ${place}`);
  assert.deepEqual(ways({ CONTACT_DELIVERY: 'http, smtp' }), [
    'http api.example.test',
    'smtp mail.maquette.nl:465',
  ]);
  assert.deepEqual(ways({ CONTACT_DELIVERY: 'outbox' }), ['outbox outbox']);
  assert.deepEqual(ways({ CONTACT_DELIVERY: 'outbox', CONTACT_OUTBOX: '/var/post' }), ['outbox /var/post']);
});

test('a queue asks for its database, and for the secret of who drains it', { skip: isDeno }, () => {
  const queue = {
    CONTACT_DELIVERY: 'smtp,queue',
    SUPABASE_DB_URL: 'postgres://x@localhost/x',
    CONTACT_DRAIN_SECRET: 'ook zestien tekens',
  };
  assert.throws(
    () => readDeployment({ ...goodEnv, ...queue, CONTACT_DELIVERY: 'queue' }),
    /^Error: CONTACT_DELIVERY is not valid; .* beside queue another$/,
  );
  assertRefuses({ ...queue, SUPABASE_DB_URL: '' }, /^SUPABASE_DB_URL is not set/);
  assertRefuses({ ...queue, CONTACT_DRAIN_SECRET: '' }, /^CONTACT_DRAIN_SECRET is not set/);
  const { deliveries, held, taskSecret } = readDeployment({ ...goodEnv, ...queue });
  assert.deepEqual(
    deliveries.map(({ via }) => via),
    ['smtp', 'queue'],
  );
  assert.equal(held?.place, 'contact_held');
  assert.equal(taskSecret, queue.CONTACT_DRAIN_SECRET);
  const withoutQueue = readDeployment({ ...goodEnv, SUPABASE_DB_URL: queue.SUPABASE_DB_URL });
  assert.ok(withoutQueue.database);
  assert.equal(withoutQueue.held, undefined);
});

test('a mail server gets a user name only with its password', () => {
  assertRefuses({ CONTACT_SMTP_USER: 'website' }, /^CONTACT_SMTP_PASSWORD is not set/);
});

test('the limits on how often may be sent can be changed', () => {
  const { settings } = readDeployment({
    ...goodEnv,
    CONTACT_RATE_PER_ADDRESS: '50',
    CONTACT_RATE_IN_ALL: '600',
  });
  assert.deepEqual(settings.rate, { ...contactSettings.rate, perAddress: 50, inAll: 600 });
});

test("the platform's own key is no stand-in for the one the page sends", () => {
  assertRefuses(
    { PUBLIC_SUPABASE_ANON_KEY: '', SUPABASE_ANON_KEY: 'van het platform' },
    /^PUBLIC_SUPABASE_ANON_KEY is not set/,
  );
});

test('an address is taken from the named header only, and from the entry the host is known to write', () => {
  const { addressRule } = readDeployment({
    ...goodEnv,
    CONTACT_ADDRESS_HEADER: 'x-forwarded-for',
    CONTACT_ADDRESS_ENTRY: '2',
  });
  assert.deepEqual(addressRule, { header: 'x-forwarded-for', entry: 2 });
  const headers = new Headers({
    'X-Forwarded-For': '192.0.2.1, 203.0.113.7,10.0.0.1',
    'X-Real-Ip': ' ',
    'Cf-Connecting-Ip': '203.0.113.7',
  });
  const read = (header?: string, entry?: number) => getAddress(headers, { header, entry });
  assert.equal(read(), undefined);
  assert.equal(read('x-forwarded-for', 1), '10.0.0.1');
  assert.equal(read('x-forwarded-for', 2), '203.0.113.7');
  assert.equal(read('x-forwarded-for', 4), undefined, 'a list that is too short came by another way');
  assert.equal(read('x-forwarded-for'), undefined, 'no guess in a list');
  assert.equal(read('cf-connecting-ip'), '203.0.113.7');
  assert.equal(read('x-real-ip'), undefined);
  assert.equal(read('true-client-ip'), undefined);
});
