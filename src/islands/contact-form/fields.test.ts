import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  honeypotField,
  messageFields,
  type MessageField,
} from '../../../supabase/functions/send-contact-email/message.ts';
import { describeFault, readPayload } from './fields.ts';

const validity = (fault?: keyof ValidityState) =>
  ({ valid: !fault, ...(fault && { [fault]: true }) }) as ValidityState;

const optional: MessageField = {
  key: 'budget',
  label: 'Budget',
  type: 'text',
  maxLength: 40,
  required: false,
  autoComplete: 'off',
};

test('a required field that is left open says what its entry says', () => {
  const required = { ...optional, required: 'Vul een budget in.' };
  assert.equal(describeFault(required, validity('valueMissing')), 'Vul een budget in.');
});

test('a right field has no fault, a wrong one always has one', () => {
  assert.equal(describeFault(optional, validity()), undefined);
  assert.match(describeFault(optional, validity('typeMismatch')) ?? '', /e-mailadres/);
  assert.ok(describeFault(optional, validity('tooLong')));
});

test('the payload holds exactly the fields of the list, without spaces around them', () => {
  const form = new FormData();
  form.set('vraag', ' Hoe?\n');
  form.set('elders', 'Niet van ons');
  form.set(honeypotField, '  ');
  const fields = [optional, { ...optional, key: 'vraag' }];
  assert.deepEqual(readPayload(form, fields), { budget: '', vraag: 'Hoe?' });
});

test('the honeypot travels when it is filled', () => {
  const form = new FormData();
  form.set(honeypotField, 'ja');
  assert.equal(readPayload(form, messageFields)[honeypotField], 'ja');
});
