import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formReducer, initialFormState, type FormEvent, type FormState } from './form-state.ts';

const follow = (...events: FormEvent[]) => events.reduce(formReducer, initialFormState);
const accepted: FormEvent = { type: 'accepted', heightPx: 800 };
const sent: FormState = { status: 'sent', heightPx: 800 };
const refused: FormEvent = { type: 'refused', error: 'Mis' };

test('a message that is accepted leads from editing over sending to sent, and back to editing', () => {
  assert.deepEqual(follow({ type: 'submit' }), { status: 'sending' });
  assert.deepEqual(follow({ type: 'submit' }, accepted), sent);
  assert.deepEqual(follow({ type: 'submit' }, accepted, { type: 'restart' }), {
    status: 'editing',
  });
});

test('a refused message shows its error until the next submit', () => {
  assert.deepEqual(follow({ type: 'submit' }, refused), { status: 'failed', error: 'Mis' });
  assert.deepEqual(follow({ type: 'submit' }, refused, { type: 'submit' }), { status: 'sending' });
});

test('the error goes with a next submit that is not sent', () => {
  assert.deepEqual(follow({ type: 'submit' }, refused, { type: 'restart' }), initialFormState);
});

test('an event that does not fit the state changes nothing', () => {
  const unfitting: [FormState, FormEvent][] = [
    [{ status: 'sending' }, { type: 'submit' }],
    [sent, { type: 'submit' }],
    [{ status: 'editing' }, accepted],
    [{ status: 'editing' }, refused],
    [sent, refused],
    [{ status: 'sending' }, { type: 'restart' }],
  ];
  for (const [state, event] of unfitting) assert.equal(formReducer(state, event), state);
});
