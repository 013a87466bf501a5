import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  honeypotField,
  messageFields,
  type MessageField,
} from '../../../supabase/functions/send-contact-email/message.ts';
import { describeError, findErrors, readTyped } from './fields.ts';
import { createMailto } from './mailto.ts';
import { contactFormSettings } from './settings.ts';
import { createFirstLine } from './subject.ts';
import { submitMessage } from './submit.ts';

const optional: MessageField = {
  key: 'budget',
  label: 'Budget',
  type: 'text',
  maxLength: 40,
  autoComplete: 'off',
};
const required = { ...optional, required: 'Vul een budget in.' };
const email: MessageField = { ...required, type: 'email', maxLength: 254 };
const long: MessageField = { ...required, label: 'Bericht', type: 'textarea', maxLength: 5_000 };
const destination = { url: '/functions', anonKey: 'sleutel' };

test('readTyped() trims the fields of the list, and adds the honeypot only when it is filled', () => {
  const form = new FormData();
  form.set('budget', ' Hoe?\n');
  form.set('elders', 'Niet van ons');
  form.set(honeypotField, '  ');
  const fields = [optional, { ...optional, key: 'leeg' }];
  assert.deepEqual(readTyped(form, fields), { budget: 'Hoe?', leeg: '' });
  assert.deepEqual(Object.keys(findErrors({ budget: 'Hoe?' }, [optional, { ...required, key: 'leeg' }])), [
    'leeg',
  ]);
  form.set(honeypotField, 'ja');
  assert.equal(readTyped(form, fields)[honeypotField], 'ja');
});

for (const [name, field, typed, error] of [
  ['nothing in a required field', required, '\u00A0\u200B', /^Vul een budget in\.$/],
  ['nothing in an optional field', optional, '', undefined],
  ['a word for an address', email, 'jan', /e-mailadres/],
  ['an address without a top domain', email, 'jan@bedrijf', /e-mailadres/],
  ['an address', email, 'jan.smit+werk@café.nl', undefined],
  ['an invisible character of a paste', optional, 'a\u2028\u0002b', undefined],
  ['a character that could end a header', optional, 'a\0b', /onzichtbaar teken/],
  ['more than fits', long, '😀'.repeat(5_001), /^Je bericht telt 5\.001 .* 5\.000\./],
  ['more than fits on a line', optional, 'e\u0301'.repeat(41), /^Dit veld telt 41 .* 40\./],
] as const) {
  test(`${name} is ${error ? 'named as an error' : 'accepted'}`, () => {
    if (error) assert.match(describeError(field, typed) ?? '', error);
    else assert.equal(describeError(field, typed), undefined);
  });
}

const { notOkMessage, fallbackMessage, sendTimeoutMs } = contactFormSettings;
const message = { vraag: 'Wat kost een reünie, in €?', antwoord: '' };
const send = (respond: typeof fetch) => submitMessage(message, destination, respond);

test('a message is posted once, as JSON with two headers, and every ok status is a success', async () => {
  for (const status of [200, 204, 299, 300, 401, 422, 503]) {
    const calls: Parameters<typeof fetch>[] = [];
    const result = await send((...call) => {
      calls.push(call);
      return Promise.resolve(new Response(null, { status }));
    });
    assert.deepEqual(result, status < 300 ? { ok: true } : { ok: false, error: notOkMessage });
    assert.equal(calls.length, 1);
    const [url, init] = calls[0] ?? [];
    assert.deepEqual([url, init?.method], [destination.url, 'POST']);
    assert.deepEqual(init?.headers, { 'Content-Type': 'application/json', Authorization: 'Bearer sleutel' });
    assert.deepEqual(JSON.parse(init.body as string), message);
  }
});

test('a thrown error shows its message, and a browser error the Dutch fallback', async () => {
  for (const [error, shown] of [
    [new Error('De lijn is bezet.'), 'De lijn is bezet.'],
    [new TypeError('Failed to fetch'), fallbackMessage],
    [new DOMException('The user aborted a request.', 'AbortError'), fallbackMessage],
    [new DOMException('signal timed out', 'TimeoutError'), fallbackMessage],
    [new Error(''), fallbackMessage],
    [undefined, fallbackMessage],
  ] as const) {
    assert.deepEqual(await send(() => Promise.reject(error as Error)), { ok: false, error: shown });
  }
});

test('a request times out after its limit and not before', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let signal: AbortSignal | null | undefined;
  const result = send((_url, init) => {
    signal = init?.signal;
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal?.reason as Error)),
    );
  });
  context.mock.timers.tick(sendTimeoutMs - 1);
  assert.equal(signal?.aborted, false);
  context.mock.timers.tick(1);
  assert.equal(signal.aborted, true);
  assert.deepEqual(await result, { ok: false, error: fallbackMessage });
});

/** The address and text of a mail. */
function readMailto(typed: Record<string, string>): { address: URL; body: string } {
  const address = new URL(createMailto('info@maquette.example', typed, messageFields));
  return { address, body: decodeURIComponent(/body=(.*)$/.exec(address.href)?.[1] ?? '') };
}

test('the mailto link holds everything typed, whatever the characters', () => {
  const typed = { name: 'Zoë & Co', company: 'A?B=C#D', phone: '', message: 'Regel 1\nRegel 2 100%' };
  const { address, body } = readMailto(typed);
  assert.deepEqual([address.protocol, address.pathname], ['mailto:', 'info@maquette.example']);
  assert.equal(body, 'Naam: Zoë & Co\r\nBedrijf: A?B=C#D\r\n\r\nRegel 1\r\nRegel 2 100%');
});

test('a mailto link is as long as a browser opens, is cut between characters, and says so', () => {
  const { maxMailtoLength } = contactFormSettings;
  const emptyLength = readMailto({ name: 'Zoë', message: '' }).address.href.length;
  const full = { name: 'Zoë', message: 'a'.repeat(maxMailtoLength - emptyLength) };
  assert.equal(readMailto(full).address.href.length, maxMailtoLength);
  assert.ok(readMailto(full).body.endsWith(full.message));
  for (const character of ['e\u0301', '\n', '👨‍👩‍👧‍👦', '\ud83d']) {
    const { address, body } = readMailto({ name: 'Zoë', message: character.repeat(5_000) });
    assert.ok(address.href.length <= maxMailtoLength, `${address.href.length}`);
    assert.match(body, /De rest past niet in deze mail/);
    const [kept = ''] = body.replace(/^Naam: Zoë\r\n\r\n/, '').split('…');
    const cut = kept.replaceAll('\r\n', '\n').replaceAll(character.toWellFormed(), '');
    assert.equal(cut, '', 'nothing is cut in two');
  }
  const crowded = { name: '😀'.repeat(100), company: '😀'.repeat(120), message: 'Hallo' };
  assert.ok(readMailto(crowded).address.href.length <= maxMailtoLength);
});

const subjects = { planning: 'Planning', saas: 'SaaS-platform' };

test('a known subject in the address becomes a line above the message', () => {
  assert.equal(createFirstLine('?a=b&onderwerp=saas', subjects), 'Onderwerp: SaaS-platform');
  for (const key of ['', 'gratis', 'constructor', 'Planning']) {
    assert.equal(createFirstLine(`?onderwerp=${key}`, subjects), '', key);
  }
});
