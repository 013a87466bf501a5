import assert from 'node:assert/strict';
import { test } from 'node:test';

import { honeypotField } from '../../../supabase/functions/send-contact-email/message.ts';
import { describeFault, formFields, readMessage } from './fields.ts';

const validity = (fault?: keyof ValidityState) =>
  ({ valid: !fault, ...(fault && { [fault]: true }) }) as ValidityState;

test('name, e-mail and message are required, phone and company are not', () => {
  const required = formFields.filter((field) => field.required).map(({ name }) => name);
  assert.deepEqual(required, ['name', 'email', 'message']);
});

test('every required field says in Dutch what is missing', () => {
  for (const { name, required } of formFields) {
    assert.equal(typeof describeFault(name, validity('valueMissing')), required ? 'string' : 'undefined');
  }
});

test('a right field has no fault, a wrong one always has one', () => {
  assert.equal(describeFault('email', validity()), undefined);
  assert.match(describeFault('email', validity('typeMismatch')) ?? '', /e-mailadres/);
  assert.ok(describeFault('phone', validity('tooLong')));
});

test('a message holds exactly the five fields, without spaces around them', () => {
  const form = new FormData();
  form.set('name', ' Zoë ');
  form.set('message', 'Hallo\n');
  form.set(honeypotField, '  ');
  assert.deepEqual(readMessage(form, honeypotField), {
    name: 'Zoë',
    email: '',
    phone: '',
    company: '',
    message: 'Hallo',
  });
});

test('the honeypot travels when it is filled', () => {
  const form = new FormData();
  form.set(honeypotField, 'ja');
  assert.equal(readMessage(form, honeypotField)[honeypotField], 'ja');
});
