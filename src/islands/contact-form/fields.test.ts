import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  honeypotField,
  messageFields,
  type MessageField,
} from '../../../supabase/functions/send-contact-email/message.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { setUp } from '../../../supabase/functions/send-contact-email/testing/set-up.ts';
import {
  addresses,
  createRandom,
  makeText,
} from '../../../supabase/functions/send-contact-email/testing/strange-texts.ts';
import { describeFault, findFaults, readTyped } from './fields.ts';

const SEED = 20_261_122;
const MESSAGES = 3_000;

const optional: MessageField = {
  key: 'budget',
  label: 'Budget',
  type: 'text',
  maxLength: 40,
  required: false,
  autoComplete: 'off',
};
const required = { ...optional, required: 'Vul een budget in.' };
const email: MessageField = { ...required, type: 'email', maxLength: 254 };
const long: MessageField = { ...required, label: 'Bericht', type: 'textarea', maxLength: 5_000 };

test('a required field without anything to read says what its entry says', () => {
  for (const nothing of ['', ' ', '\u00A0', '\u200B'])
    assert.equal(describeFault(required, nothing), required.required);
  assert.equal(describeFault(optional, ''), undefined);
});

test('an address that mail cannot reach is named as one', () => {
  for (const wrong of ['jan', 'jan@bedrijf', 'jan.@gmail.com', 'jan..smit@ziggo.nl', 'jan @gmail.com']) {
    assert.match(describeFault(email, wrong) ?? '', /e-mailadres/, wrong);
  }
  for (const right of ['jan@bedrijf.nl', 'info@café.nl', 'jan.smit+werk@ziggo.nl']) {
    assert.equal(describeFault(email, right), undefined, right);
  }
});

test('a pasted character that nobody sees is taken, and named in a line where it could end a header', () => {
  for (const character of ['\u2028', '\u0002', '\u0092']) {
    assert.equal(describeFault(optional, `a${character}b`), undefined);
    assert.equal(describeFault(long, `a${character}b`), undefined);
  }
  assert.match(describeFault(optional, 'a\0b') ?? '', /onzichtbaar teken/);
  assert.equal(describeFault(long, 'a\0b'), undefined);
});

test('a text over the limit says both numbers, counted as the function counts', () => {
  for (const character of ['x', '😀', 'e\u0301']) {
    assert.equal(describeFault(long, character.repeat(5_000)), undefined);
    assert.match(describeFault(long, character.repeat(5_001)) ?? '', /^Je bericht telt 5\.001 .* 5\.000\./);
    assert.match(describeFault(optional, character.repeat(41)) ?? '', /^Dit veld telt 41 .* 40\./);
  }
});

test('what was typed holds exactly the fields of the list, without spaces around them', () => {
  const form = new FormData();
  form.set('vraag', ' Hoe?\n');
  form.set('elders', 'Niet van ons');
  form.set(honeypotField, '  ');
  const fields = [optional, { ...optional, key: 'vraag' }];
  assert.deepEqual(readTyped(form, fields), { budget: '', vraag: 'Hoe?' });
});

test('the honeypot travels when it is filled', () => {
  const form = new FormData();
  form.set(honeypotField, 'ja');
  assert.equal(readTyped(form, messageFields)[honeypotField], 'ja');
});

test(`of ${MESSAGES} strange messages the function takes those that the form lets through, and refuses the same fields`, async () => {
  const random = createRandom(SEED);
  const { post } = setUp();
  const fates = new Set<number>();
  for (let number = 1; number <= MESSAGES; number += 1) {
    const form = new FormData();
    for (const { key, type } of messageFields) {
      const strange = type === 'email' && random.next() < 0.7 ? random.pick(addresses) : makeText(random, 4);
      form.set(key, random.next() < 0.3 ? strange : sampleMessage[key]);
    }
    const typed = readTyped(form, messageFields);
    const faults = Object.entries(findFaults(typed, messageFields));
    for (const [key, fault] of faults) assert.ok(fault, key);
    const { status, body } = await post(typed);
    fates.add(status);
    assert.equal(status, faults.length === 0 ? 200 : 422, JSON.stringify(typed));
    assert.deepEqual(
      body?.['fields'] ?? [],
      faults.map(([key]) => key),
    );
  }
  assert.deepEqual([...fates].sort(), [200, 422]);
});
