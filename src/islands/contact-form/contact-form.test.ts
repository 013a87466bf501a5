// The form as the server renders it, and what it does with what is typed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';

import {
  honeypotField,
  messageFields,
  type MessageField,
} from '../../../supabase/functions/send-contact-email/message.ts';
import { describeFault, findFaults, readTyped } from './fields.ts';
import { createMailto } from './mailto.ts';
import { contactFormSettings } from './settings.ts';
import { createFirstLine, removeSubject } from './subject.ts';
import { submitMessage } from './submit.ts';

// Node strips types but reads no JSX, so TypeScript turns that into calls first.
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const compilerOptions = { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext };
    const code = readFileSync(fileURLToPath(url), 'utf8');
    const source = ts.transpileModule(code, { compilerOptions }).outputText;
    return { format: 'module', source, shortCircuit: true };
  },
});
const { ContactForm } = await import('./ContactForm.tsx');

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

test('the form shows and sends every field of the list, and posts to the function without its script', () => {
  const fields = [...messageFields, optional];
  const company = { phone: '079 123 45 67', phoneHref: 'tel:+31791234567', email: 'info@maquette.example' };
  const props = { destination, company, privacyHref: '/privacy', subjects: {}, fields };
  const html = renderToStaticMarkup(createElement(ContactForm, props)).replace(/ class="[^"]*"/g, '');
  assert.match(html, /^<form [^>]*action="\/functions" method="post"/);
  assert.doesNotMatch(html, / disabled| noValidate| maxLength/i);
  assert.deepEqual(
    Array.from(html.matchAll(/<label for="contact-(\w+)">([^<]+)/g), ([, key, label]) => [key, label]),
    fields.map(({ key, label }) => [key, label]),
  );
  assert.match(
    html,
    /Budget<span> \(optioneel\)<\/span><\/label> <input type="text" autoComplete="off" id="contact-budget" name="budget"\/>/,
  );
  const form = new FormData();
  for (const [, name = ''] of html.matchAll(/ name="(\w+)"/g)) form.set(name, `getypt: ${name}`);
  for (const { key } of fields) assert.equal(readTyped(form, fields)[key], `getypt: ${key}`);
});

test('what was typed holds the fields of the list without spaces around them, and the honeypot when it is filled', () => {
  const form = new FormData();
  form.set('budget', ' Hoe?\n');
  form.set('elders', 'Niet van ons');
  form.set(honeypotField, '  ');
  const fields = [optional, { ...optional, key: 'leeg' }];
  assert.deepEqual(readTyped(form, fields), { budget: 'Hoe?', leeg: '' });
  assert.deepEqual(Object.keys(findFaults({ budget: 'Hoe?' }, [optional, { ...required, key: 'leeg' }])), [
    'leeg',
  ]);
  form.set(honeypotField, 'ja');
  assert.equal(readTyped(form, fields)[honeypotField], 'ja');
});

for (const [what, field, typed, fault] of [
  ['nothing in a required field', required, '\u00A0\u200B', /^Vul een budget in\.$/],
  ['nothing in an optional field', optional, '', undefined],
  ['a word for an address', email, 'jan', /e-mailadres/],
  ['an address without a top domain', email, 'jan@bedrijf', /e-mailadres/],
  ['an address with two dots', email, 'jan..smit@ziggo.nl', /e-mailadres/],
  ['an address', email, 'jan.smit+werk@café.nl', undefined],
  ['an invisible character of a paste', optional, 'a\u2028\u0002b', undefined],
  ['a character that could end a header', optional, 'a\0b', /onzichtbaar teken/],
  ['the same in a text', long, 'a\0b', undefined],
  ['as much as fits', long, '😀'.repeat(5_000), undefined],
  ['more than fits', long, '😀'.repeat(5_001), /^Je bericht telt 5\.001 .* 5\.000\./],
  ['more than fits on a line', optional, 'e\u0301'.repeat(41), /^Dit veld telt 41 .* 40\./],
] as const) {
  test(`${what} is ${fault ? 'named as a fault' : 'taken'}`, () => {
    if (fault) assert.match(describeFault(field, typed) ?? '', fault);
    else assert.equal(describeFault(field, typed), undefined);
  });
}

const { notOkMessage, fallbackMessage, sendTimeoutMs } = contactFormSettings;
const message = { vraag: 'Wat kost een reünie, in €?', antwoord: '' };
const send = (respond: typeof fetch) => submitMessage(message, destination, respond);

test('a message is posted once, as JSON with two headers of ours, and every ok status is a success', async () => {
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

test("a thrown error shows its own message, the browser's English the fallback", async () => {
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

test('a send gives up at its time-out and not before', async (context) => {
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

test('what cannot be sent becomes a mail with all that was typed, whatever the characters', () => {
  const typed = { name: 'Zoë & Co', company: 'A?B=C#D', phone: '', message: 'Regel 1\nRegel 2 100%' };
  const address = new URL(createMailto('info@maquette.example', typed, messageFields));
  assert.deepEqual([address.protocol, address.pathname], ['mailto:', 'info@maquette.example']);
  const body = decodeURIComponent(/body=(.*)$/.exec(address.href)?.[1] ?? '');
  assert.equal(body, 'Regel 1\r\nRegel 2 100%\r\n\r\nNaam: Zoë & Co\r\nBedrijf: A?B=C#D');
});

test('a known subject of a link becomes the first line, which says nothing by itself', () => {
  const subjects = { planning: 'Planning', saas: 'SaaS-platform' };
  assert.equal(createFirstLine('?a=b&onderwerp=saas', subjects), 'Onderwerp: SaaS-platform\n\n');
  for (const key of ['', 'gratis', 'constructor', 'Planning']) {
    assert.equal(createFirstLine(`?onderwerp=${key}`, subjects), '', key);
  }
  for (const [typed, left] of [
    ['Onderwerp: Planning\n\n', ''],
    ['Onderwerp: Planning\n\nHoe?', 'Hoe?'],
    ['Onderwerp: Offerte', 'Onderwerp: Offerte'],
    ['Onderwerp: Planning en meer', 'Onderwerp: Planning en meer'],
  ] as const) {
    assert.equal(removeSubject(typed, subjects).trim(), left);
  }
});
