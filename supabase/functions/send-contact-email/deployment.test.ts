import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDeployment, type Environment } from './deployment.ts';
import { testEnv } from './testing/set-up.ts';

const background = {
  SUPABASE_DB_URL: 'postgres://nergens',
  CONTACT_DRAIN_SECRET: 'een geheim voor de klok',
  CONTACT_ALARM_TO: 'wacht@elders.test',
};
const all = { ...testEnv, ...background };

function assertRefuses(env: Environment, name: string, error: 'not set' | 'not valid'): void {
  assert.throws(
    () => readDeployment({ ...all, ...env }),
    ({ message }: Error) => {
      assert.match(message, new RegExp(`^${name} is ${error}; expected .`));
      // A wrong value may be a password in the wrong variable; shorter values may occur in the message.
      return !env[name]?.[5] || !message.includes(env[name]);
    },
  );
}

test('a deployment is read from its variables', () => {
  const { mailSettings, origins, outbox, ...rest } = readDeployment({
    ...testEnv,
    CONTACT_TO: 'info@maquette.nl, kantoor@elders.nl',
    CONTACT_ORIGINS: 'https://a.nl,http://localhost:1',
  });
  assert.deepEqual(mailSettings.to, ['info@maquette.nl', 'kantoor@elders.nl']);
  assert.deepEqual([...origins], ['https://a.nl', 'http://localhost:1']);
  assert.deepEqual([rest.addressHeader, rest.suspectMails, outbox], ['cf-connecting-ip', 50, undefined]);
  assert.ok(readDeployment(all).outbox);
  for (const [env, expected] of [
    [{}, 'http api.example.test, smtp smtp.example.test:465'],
    [{ CONTACT_DELIVERY: 'folder', CONTACT_OUTBOX: '/var/post' }, 'folder /var/post'],
  ] as const) {
    const channels = readDeployment({ ...testEnv, ...env }).channels.map(
      ({ via, place }) => `${via} ${place}`,
    );
    assert.equal(channels.join(', '), expected);
  }
});

test('an error names the missing or invalid variable, without its value', () => {
  const needed = Object.keys(all).filter((name) => name !== 'SUPABASE_DB_URL');
  for (const name of needed) assertRefuses({ [name]: ' ' }, name, 'not set');
  assertRefuses({ CONTACT_SMTP_USER: 'website' }, 'CONTACT_SMTP_PASSWORD', 'not set');
  // The page does not send the key of the platform.
  const platform = { PUBLIC_SUPABASE_ANON_KEY: '', SUPABASE_ANON_KEY: 'van het platform' };
  assertRefuses(platform, 'PUBLIC_SUPABASE_ANON_KEY', 'not set');
  for (const [name, values] of Object.entries({
    CONTACT_DELIVERY: 'post|SMTP|toString|smtp,post|,smtp',
    CONTACT_DRAIN_SECRET: 'te kort',
    CONTACT_ALARM_TO: 'info|a@b.nl;c@d.nl',
    CONTACT_FROM: 'Maquette <info@maquette.nl>|a@b.nl,c@d.nl|josé@maquette.nl|maquette.nl',
    CONTACT_TO: 'info@maquette.nl;a@b.nl|info@maquette.nl,',
    CONTACT_KVK: '1234|123456789',
    CONTACT_ORIGINS: '*|https://www.maquette.nl/|www.maquette.nl|https://a.nl/pad|null',
    CONTACT_SECRET: 'te kort|vijftien tekens',
    CONTACT_SMTP_PORT: '0|65536|smtp|-1|4.65',
    CONTACT_SUSPECT_MAILS: '0|veel',
    CONTACT_ADDRESS_HEADER: 'x forwarded|x:y',
    CONTACT_HTTP_URL: 'http://api.example.test/emails|ftp://api.example.test|api.test',
  })) {
    for (const value of values.split('|')) assertRefuses({ [name]: value }, name, 'not valid');
  }
});
