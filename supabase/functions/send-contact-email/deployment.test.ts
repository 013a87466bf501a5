import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDeployment } from './deployment.ts';
import { contactSettings } from './settings.ts';
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
  CONTACT_ALARM_TO: 'wacht@elders.nl',
};

// Opening a real one takes more rights than Deno has here.
const database = { query: async () => [], end: async () => undefined };
const read = (env: Environment) =>
  readDeployment({ ...goodEnv, ...env }, { open: () => database, settings: contactSettings });

function assertRefuses(env: Environment, name: string, fault: 'not set' | 'not valid'): void {
  assert.throws(
    () => read(env),
    ({ message }: Error) => {
      assert.match(message, new RegExp(`^${name} is ${fault}; expected .`));
      // A wrong value may be a password in the wrong place; the short ones here are words of the message.
      for (const value of Object.values(env)) assert.ok(!value?.[5] || !message.includes(value), message);
      return true;
    },
  );
}

test('a deployment is read from its variables', () => {
  const { mailSettings, origins, anonKey, secret, settings, addressHeader, ...rest } = read({});
  assert.deepEqual(mailSettings, {
    from: 'website@maquette.nl',
    to: ['info@maquette.nl', 'kantoor@elders.nl'],
    companyName: 'Maquette B.V.',
    kvk: '12345678',
  });
  assert.deepEqual([...origins], ['https://www.maquette.nl', 'http://localhost:4321']);
  assert.deepEqual([anonKey, secret], [goodEnv.PUBLIC_SUPABASE_ANON_KEY, goodEnv.CONTACT_SECRET]);
  assert.deepEqual([settings, addressHeader], [contactSettings, 'cf-connecting-ip']);
  assert.deepEqual([rest.database, rest.queue, rest.taskSecret, rest.alarmTo], Array(4).fill(undefined));
  const { limits } = read({ CONTACT_RATE_PER_ADDRESS: '50', CONTACT_RATE_IN_ALL: '600' }).settings;
  assert.deepEqual(limits, { ...contactSettings.limits, perAddress: 50, inAll: 600 });
  const waiting = read(queue);
  assert.deepEqual([waiting.database, waiting.taskSecret], [database, queue.CONTACT_DRAIN_SECRET]);
  assert.deepEqual(waiting.alarmTo, [queue.CONTACT_ALARM_TO]);
});

test('the ways out are taken in their order', () => {
  for (const [env, expected] of [
    [{}, ['smtp mail.maquette.nl:465']],
    [{ CONTACT_DELIVERY: 'http, smtp' }, ['http api.example.test', 'smtp mail.maquette.nl:465']],
    [{ CONTACT_DELIVERY: 'outbox' }, ['outbox outbox']],
    [{ CONTACT_DELIVERY: 'outbox', CONTACT_OUTBOX: '/var/post' }, ['outbox /var/post']],
    [queue, ['smtp mail.maquette.nl:465', 'queue contact']],
  ] as const) {
    const ways = read({ ...http, ...env }).deliveries.map(({ via, place }) => `${via} ${place}`);
    assert.deepEqual(ways, expected);
  }
});

test('what a deployment needs and lacks is named', () => {
  const cases: [Environment, readonly string[]][] = [
    [{}, Object.keys(goodEnv)],
    [{ ...http, CONTACT_DELIVERY: 'smtp,http' }, Object.keys(http)],
    [queue, Object.keys(queue).filter((name) => name !== 'CONTACT_DELIVERY')],
    [{ CONTACT_SMTP_USER: 'website' }, ['CONTACT_SMTP_PASSWORD']],
    // The platform's own key is not the one the page sends.
    [{ SUPABASE_ANON_KEY: 'van het platform' }, ['PUBLIC_SUPABASE_ANON_KEY']],
  ];
  for (const [env, names] of cases) {
    for (const name of names) assertRefuses({ ...env, [name]: ' ' }, name, 'not set');
  }
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
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) assertRefuses({ [name]: value }, name, 'not valid');
  }
  for (const CONTACT_HTTP_URL of ['http://api.example.test/emails', 'ftp://api.example.test', 'api.test']) {
    assertRefuses({ ...http, CONTACT_DELIVERY: 'http', CONTACT_HTTP_URL }, 'CONTACT_HTTP_URL', 'not valid');
  }
});
