import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAddress } from './client-address.ts';
import { readDeployment } from './deployment.ts';
import { contactSettings } from './settings.ts';
import { isDeno } from './testing/set-up.ts';
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
const http = { CONTACT_HTTP_URL: 'https://api.example.test/emails', CONTACT_HTTP_KEY: 're_geheim' };
const queue = {
  CONTACT_DELIVERY: 'smtp,queue',
  SUPABASE_DB_URL: 'postgres://x@localhost/x',
  CONTACT_DRAIN_SECRET: 'ook zestien tekens',
};

function assertRefuses(env: Environment, name: string, fault: 'not set' | 'not valid'): void {
  assert.throws(
    () => readDeployment({ ...goodEnv, ...env }),
    ({ message }: Error) => {
      assert.match(message, new RegExp(`^${name} is ${fault}; expected .`));
      // A wrong value may be a password in the wrong place; the short ones here are words of the message.
      for (const value of Object.values(env)) assert.ok(!value?.[5] || !message.includes(value), message);
      return true;
    },
  );
}

test('a deployment is read from its variables', () => {
  const { mailSettings, origins, anonKey, secret, settings, addressRule, ...rest } = readDeployment(goodEnv);
  assert.deepEqual(mailSettings, {
    from: 'website@maquette.nl',
    to: ['info@maquette.nl', 'kantoor@elders.nl'],
    companyName: 'Maquette B.V.',
    kvk: '12345678',
  });
  assert.deepEqual([...origins], ['https://www.maquette.nl', 'http://localhost:4321']);
  assert.deepEqual([anonKey, secret], [goodEnv.PUBLIC_SUPABASE_ANON_KEY, goodEnv.CONTACT_SECRET]);
  assert.deepEqual(settings, contactSettings);
  assert.deepEqual(addressRule, { header: undefined, entry: undefined });
  assert.deepEqual([rest.database, rest.held, rest.taskSecret, rest.alarmTo], Array(4).fill(undefined));
  const limits = { CONTACT_RATE_PER_ADDRESS: '50', CONTACT_RATE_IN_ALL: '600' };
  const { rate } = readDeployment({ ...goodEnv, ...limits }).settings;
  assert.deepEqual(rate, { ...contactSettings.rate, perAddress: 50, inAll: 600 });
});

test('the ways out are taken in their order', () => {
  for (const [env, expected] of [
    [{}, ['smtp mail.maquette.nl:465']],
    [{ CONTACT_DELIVERY: 'http, smtp' }, ['http api.example.test', 'smtp mail.maquette.nl:465']],
    [{ CONTACT_DELIVERY: 'outbox' }, ['outbox outbox']],
    [{ CONTACT_DELIVERY: 'outbox', CONTACT_OUTBOX: '/var/post' }, ['outbox /var/post']],
  ] as const) {
    const { deliveries } = readDeployment({ ...goodEnv, ...http, ...env });
    const ways = deliveries.map(({ via, place }) => `${via} ${place}`);
    assert.deepEqual(ways, expected);
  }
});

test('what a deployment needs and lacks is named', () => {
  for (const name of Object.keys(goodEnv)) {
    for (const value of [undefined, '', '  ']) assertRefuses({ [name]: value }, name, 'not set');
  }
  for (const name of Object.keys(http)) {
    for (const CONTACT_DELIVERY of ['http', 'smtp,http']) {
      assertRefuses({ ...http, CONTACT_DELIVERY, [name]: '' }, name, 'not set');
    }
  }
  assertRefuses({ CONTACT_SMTP_USER: 'website' }, 'CONTACT_SMTP_PASSWORD', 'not set');
  // The platform's own key is not the one the page sends.
  const platform = { PUBLIC_SUPABASE_ANON_KEY: '', SUPABASE_ANON_KEY: 'van het platform' };
  assertRefuses(platform, 'PUBLIC_SUPABASE_ANON_KEY', 'not set');
});

test('a value that will not do is named, not repeated', () => {
  const wrong: Record<string, string[]> = {
    CONTACT_DELIVERY: ['post', 'SMTP', 'toString', 'smtp,post', 'smtp,smtp', ',smtp', 'queue'],
    CONTACT_DRAIN_SECRET: ['te kort'],
    CONTACT_ALARM_TO: ['info', 'a@b.nl;c@d.nl'],
    CONTACT_FROM: ['Maquette <info@maquette.nl>', 'a@b.nl,c@d.nl', 'josé@maquette.nl', 'maquette.nl'],
    CONTACT_TO: ['info@maquette.nl;a@b.nl', 'info@maquette.nl,'],
    CONTACT_KVK: ['1234', '123456789'],
    CONTACT_ORIGINS: ['*', 'https://www.maquette.nl/', 'www.maquette.nl', 'https://a.nl/pad', 'null'],
    CONTACT_SECRET: ['te kort', 'vijftien tekens'],
    CONTACT_SMTP_PORT: ['0', '65536', 'smtp', '-1', '4.65'],
    CONTACT_RATE_PER_ADDRESS: ['0', '-5', 'veel', '1e3'],
    CONTACT_RATE_IN_ALL: ['0', '1000001'],
    CONTACT_ADDRESS_HEADER: ['x forwarded', 'x:y'],
    CONTACT_ADDRESS_ENTRY: ['0', '-1', '10', 'last'],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) assertRefuses({ [name]: value }, name, 'not valid');
  }
  for (const CONTACT_HTTP_URL of ['http://api.example.test/emails', 'ftp://api.example.test', 'api.test']) {
    assertRefuses({ ...http, CONTACT_DELIVERY: 'http', CONTACT_HTTP_URL }, 'CONTACT_HTTP_URL', 'not valid');
  }
});

// Opening a database takes more rights than Deno has here.
test('a queue asks for its database, and for the secret of who drains it', { skip: isDeno }, () => {
  for (const name of ['SUPABASE_DB_URL', 'CONTACT_DRAIN_SECRET']) {
    assertRefuses({ ...queue, [name]: '' }, name, 'not set');
  }
  const { deliveries, held, taskSecret } = readDeployment({ ...goodEnv, ...queue });
  const ways = deliveries.map(({ via }) => via);
  assert.deepEqual(ways, ['smtp', 'queue']);
  assert.deepEqual([held?.place, taskSecret], ['contact_held', queue.CONTACT_DRAIN_SECRET]);
});

test('an address is taken from the named header only, and from the entry the host is known to write', () => {
  const env = { CONTACT_ADDRESS_HEADER: 'x-forwarded-for', CONTACT_ADDRESS_ENTRY: '2' };
  const { addressRule } = readDeployment({ ...goodEnv, ...env });
  assert.deepEqual(addressRule, { header: 'x-forwarded-for', entry: 2 });
  const list = '192.0.2.1, 203.0.113.7,10.0.0.1';
  const headers = new Headers({ 'X-Forwarded-For': list, 'Cf-Connecting-Ip': '203.0.113.7' });
  for (const [header, entry, expected] of [
    [undefined, undefined, undefined],
    ['x-forwarded-for', 1, '10.0.0.1'],
    ['x-forwarded-for', 2, '203.0.113.7'],
    // A list that is too short came by another way, and in a list without an entry nothing is guessed.
    ['x-forwarded-for', 4, undefined],
    ['x-forwarded-for', undefined, undefined],
    ['cf-connecting-ip', undefined, '203.0.113.7'],
  ] as const) {
    assert.equal(getAddress(headers, { header, entry }), expected, `${header} ${entry}`);
  }
});
