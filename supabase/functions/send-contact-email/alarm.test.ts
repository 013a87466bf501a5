// What the owner is told without a database: of a way that failed, and of a mailbox that was refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAlarm } from './alarm.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { Email } from './email.ts';
import { createLocalMemory } from './memory.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { setUp, testSettings } from './testing/set-up.ts';

const numbered = (number: number) => ({ ...sampleMessage, message: `Bericht ${number}` });

function setUpAlarm(sendFirst: Delivery['send'], sendSecond: Delivery['send'] = async () => undefined) {
  const clock = { at: 1_000_000_000 };
  const now = () => clock.at;
  const taken: { via: string; email: Email }[] = [];
  const note = (via: 'http' | 'smtp', send: Delivery['send']): Delivery => ({
    via,
    place: 'memory',
    send: async (email, signal) => {
      const result = await send(email, signal);
      taken.push({ via, email });
      return result;
    },
  });
  const under: Promise<void>[] = [];
  const alarm = createAlarm(
    {
      mailSettings: {
        from: 'website@maquette.test',
        to: ['info@maquette.test'],
        companyName: 'Maquette B.V.',
        kvk: '12345678',
      },
      alarmTo: ['wacht@elders.test'],
      secret: 'een geheim voor de proef',
      settings: testSettings,
      memory: createLocalMemory(testSettings, now),
      afterwards: (work) => void under.push(work),
    },
    now,
  );
  const { post } = setUp({ now, alarm, deliveries: [note('http', sendFirst), note('smtp', sendSecond)] });
  const listAlarms = async () => {
    await Promise.all(under);
    return taken
      .filter(({ email }) => email.subject.startsWith('[alarm]'))
      .map(({ via, email }) => [via, email.subject, String(email.to)]);
  };
  return { post, listAlarms, clock, taken };
}

test('a lead that took the second way is told of over that way, once an hour', async () => {
  const { post, listAlarms, clock, taken } = setUpAlarm(() => Promise.reject(new Error('stuk')));
  const expected = ['smtp', '[alarm] De eerste manier om te mailen werkt niet', 'wacht@elders.test'];
  for (let number = 1; number <= 3; number += 1) await post(numbered(number));
  assert.deepEqual(await listAlarms(), [expected]);
  clock.at += testSettings.alarmEveryMs - 1;
  await post(numbered(4));
  assert.equal((await listAlarms()).length, 1);
  clock.at += 1;
  await post(numbered(5));
  assert.deepEqual(await listAlarms(), [expected, expected]);
  const texts = taken.filter(({ email }) => email.subject.startsWith('[alarm]'));
  assert.doesNotMatch(JSON.stringify(texts), /zo[eë]|voorbeeld|reünie|bericht \d/i);
});

test('a mailbox that is refused is told of over the other way', async () => {
  const { post, listAlarms } = setUpAlarm(async () => ({ refusedReceivers: 1 }));
  await post(sampleMessage);
  assert.deepEqual(await listAlarms(), [['smtp', '[alarm] Een mailbox is geweigerd', 'wacht@elders.test']]);
});

test('while all is well nobody is told anything, and an alarm that cannot leave does no harm', async () => {
  const well = setUpAlarm(async () => undefined);
  await well.post(sampleMessage);
  assert.deepEqual(await well.listAlarms(), []);
  const isAlarm = ({ subject }: Email) => subject.startsWith('[alarm]');
  const stuck = setUpAlarm(
    () => Promise.reject(new Error('stuk')),
    (email) => (isAlarm(email) ? Promise.reject(new Error('stuk')) : Promise.resolve(undefined)),
  );
  assert.equal((await stuck.post(sampleMessage)).status, 200);
  assert.deepEqual(await stuck.listAlarms(), []);
});
