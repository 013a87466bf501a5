import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Environment } from './deployment.ts';
import { readTestDeployment, testEnv } from './testing/set-up.ts';

function assertRefuses(env: Environment, name: string, fault: 'not set' | 'not valid'): void {
  assert.throws(
    () => readTestDeployment(env),
    ({ message }: Error) => {
      assert.match(message, new RegExp(`^${name} is ${fault}; expected .`));
      // A wrong value may be a password in the wrong place; the short ones here are words of the message.
      assert.ok(!env[name]?.[5] || !message.includes(env[name]), message);
      return true;
    },
  );
}

test('a deployment is read from its variables', () => {
  const { mailSettings, origins, addressHeader, background } = readTestDeployment({
    CONTACT_DELIVERY: 'smtp',
    CONTACT_TO: 'info@maquette.nl, kantoor@elders.nl',
    CONTACT_ORIGINS: 'https://a.nl,http://localhost:1',
  });
  assert.deepEqual(mailSettings.to, ['info@maquette.nl', 'kantoor@elders.nl']);
  assert.deepEqual([...origins], ['https://a.nl', 'http://localhost:1']);
  assert.deepEqual([addressHeader, background], ['cf-connecting-ip', undefined]);
  const { alarmTo, taskSecret } = readTestDeployment({}).background ?? assert.fail();
  assert.deepEqual([alarmTo, taskSecret], [[testEnv.CONTACT_ALARM_TO], testEnv.CONTACT_DRAIN_SECRET]);
  for (const [env, expected] of [
    [{ CONTACT_DELIVERY: 'smtp' }, 'smtp smtp.example.test:465'],
    [{}, 'http api.example.test, smtp smtp.example.test:465, queue contact'],
    [{ CONTACT_DELIVERY: 'outbox', CONTACT_OUTBOX: '/var/post' }, 'outbox /var/post'],
  ] as const) {
    const ways = readTestDeployment(env).deliveries.map(({ via, place }) => `${via} ${place}`);
    assert.equal(ways.join(', '), expected);
  }
});

test('a value that is missing or will not do is named, not repeated', () => {
  for (const name of Object.keys(testEnv)) assertRefuses({ [name]: ' ' }, name, 'not set');
  assertRefuses({ CONTACT_SMTP_USER: 'website' }, 'CONTACT_SMTP_PASSWORD', 'not set');
  // The platform's own key is not the one the page sends.
  const platform = { PUBLIC_SUPABASE_ANON_KEY: '', SUPABASE_ANON_KEY: 'van het platform' };
  assertRefuses(platform, 'PUBLIC_SUPABASE_ANON_KEY', 'not set');
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
    CONTACT_ADDRESS_HEADER: ['x forwarded', 'x:y'],
    CONTACT_HTTP_URL: ['http://api.example.test/emails', 'ftp://api.example.test', 'api.test'],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) assertRefuses({ [name]: value }, name, 'not valid');
  }
});
