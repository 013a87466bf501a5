// A new field is an entry of the list and nothing else: a made-up one goes all the way into the mail.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageFields } from './message.ts';
import type { MessageField } from './message.ts';
import { createSampleMessage } from './testing/sample-message.ts';
import { setUp } from './testing/set-up.ts';

for (const type of ['text', 'tel', 'email', 'textarea'] as const) {
  const madeUp = {
    ...{ key: 'made_up', label: 'Verzonnen', type },
    ...{ maxLength: 50, required: false, autoComplete: 'off' },
  } as const satisfies MessageField;
  const fields = [...messageFields, madeUp] as const;
  const sample = createSampleMessage(fields);

  test(`a ${type} field added to the list is read, mailed and part of the message key`, async () => {
    const { post, readMails } = setUp({ fields });
    await post(sample);
    await post({ ...sample, made_up: undefined });
    const mails = await readMails();
    const [filled = '', open = ''] = mails.map(({ text }) => text);
    const end = type === 'textarea' ? '\n| ' : ' ';
    const written = String(sample.made_up).replaceAll('\n', '\n| ');
    assert.ok(filled.includes(`\nVerzonnen:${end}${written}\n`), filled);
    assert.ok(open.includes(`\nVerzonnen:${end}niet ingevuld\n`), open);
    assert.equal(new Set(mails.map(({ messageId }) => messageId)).size, 2);
  });

  test(`a ${type} field added to the list is checked as its entry says`, async () => {
    const tooLong = await setUp({ fields }).post({ ...sample, made_up: 'x'.repeat(51) });
    assert.deepEqual(tooLong.body?.['fields'], ['made_up']);
    const required = { ...madeUp, required: 'Vul dit in.' };
    const missing = await setUp({ fields: [...messageFields, required] }).post({ ...sample, made_up: '' });
    assert.deepEqual(missing.body?.['fields'], ['made_up']);
  });
}

test('no two fields have one key', () => {
  assert.equal(new Set(messageFields.map(({ key }) => key)).size, messageFields.length);
});
