// The form as the server renders it. Node strips types but reads no JSX, so TypeScript turns that into calls first.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';

import { messageFields, type MessageField } from '../../../supabase/functions/send-contact-email/message.ts';
import { readTyped } from './fields.ts';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { outputText: source } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
      compilerOptions: {
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.ESNext,
        target: ts.ScriptTarget.ESNext,
      },
    });
    return { format: 'module', source, shortCircuit: true };
  },
});
const { ContactForm } = await import('./ContactForm.tsx');

const budget: MessageField = {
  key: 'budget',
  label: 'Budget',
  type: 'text',
  maxLength: 20,
  required: false,
  autoComplete: 'off',
};
const fields = [...messageFields, budget];

/** The form without its looks. */
function render(some: readonly MessageField[]): string {
  const company = { phone: '079 123 45 67', phoneHref: 'tel:+31791234567', email: 'info@maquette.example' };
  const destination = { url: '/functions', anonKey: 'sleutel' };
  const props = { destination, company, privacyHref: '/privacy', subjects: {}, fields: some };
  return renderToStaticMarkup(createElement(ContactForm, props)).replace(/ class="[^"]*"/g, '');
}

test('the form shows every field of the list in its order, with its label', () => {
  const labels = [...render(fields).matchAll(/<label for="contact-(\w+)">([^<]+)/g)];
  assert.deepEqual(
    labels.map(([, key, label]) => ({ key, label })),
    fields.map(({ key, label }) => ({ key, label })),
  );
});

test('a field added to the list is a labelled field of the form, as its entry says', () => {
  const added = render(fields).replace(render(messageFields).split('<div aria-hidden="true"')[0] ?? '', '');
  assert.match(added, /^<div><label for="contact-budget">Budget<span> \(optioneel\)<\/span><\/label>/);
  assert.match(added, /<input type="text" autoComplete="off" id="contact-budget" name="budget"\/>/);
});

test('a field added to the list is in the payload', () => {
  const form = new FormData();
  for (const [, name = ''] of render(fields).matchAll(/ name="(\w+)"/g)) form.set(name, `getypt: ${name}`);
  assert.equal(readTyped(form, fields)['budget'], 'getypt: budget');
});

test('without its script the form posts to the function, with a button that is alive', () => {
  const html = render(fields);
  assert.match(html, /^<form [^>]*action="\/functions" method="post"/);
  assert.doesNotMatch(html, / disabled| noValidate| maxLength/i);
});
