// The form posted by the browser, without scripts or before hydration.
import type { Page } from 'playwright/test';

import { draftKey } from '../../src/islands/contact-form/contact-form.inline.ts';
import { routes } from '../../src/site/addresses.ts';
import { company } from '../../src/site/company.ts';
import {
  contactPath,
  honeypotField,
  messageFields,
} from '../../supabase/functions/send-contact-email/message.ts';
import { createMessage, fillIn, getForm, getInputs, readMail, send } from '../support/contact.ts';
import { holdScripts } from '../support/islands.ts';
import { builtPages } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('the form has every field of the list, and posts to the function', () => {
  const { html = '' } = builtPages.find(({ path }) => path === routes.contact) ?? {};
  const [form = ''] = /<form .*?<\/form>/s.exec(html) ?? [];
  const [opening = ''] = /<form [^>]*>/.exec(form) ?? [];
  expect(opening).toContain('method="post"');
  expect(opening).toContain(`action="${contactPath}"`);
  expect(form).not.toMatch(/ disabled| novalidate| maxlength/i);
  const names = Array.from(form.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g), ([, key]) => key);
  expect(names).toEqual([...messageFields.map(({ key }) => key), honeypotField]);
});

const name = 'a message that is not taken is told so and stays; mended it becomes a mail';

test(`without scripts ${name}`, { tag: tags.noJs }, async ({ page }) => {
  await page.goto(routes.contact);
  await mendAndSend(page);
});

test(`before scripts have loaded ${name}`, async ({ page }) => {
  await holdScripts(page);
  await page.goto(routes.contact);
  await mendAndSend(page);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey)).toBeNull();
});

async function mendAndSend(page: Page): Promise<void> {
  const form = getForm(page);
  const message = { ...createMessage(), email: 'jan@bedrijf' };
  await fillIn(form, message);
  await send(form);
  await expectResult(page, routes.notSent);
  await page.goBack();
  await expect(page).toHaveURL(routes.contact);
  for (const { field, input } of getInputs(form)) await expect(input).toHaveValue(message[field.key]);

  await form.getByLabel('E-mailadres').fill('jan@bedrijf.nl');
  const mail = await readMail(page, () => send(form));
  await expectResult(page, routes.sent);
  expect(mail.subject).toContain(message.company);
  expect(mail.subject).not.toContain('spam');
  expect(mail.replyTo?.[0]?.address).toBe('jan@bedrijf.nl');
  for (const line of message.message.split('\n')) expect(mail.text).toContain(`| ${line}`);
}

/** Expects the result page, with phone and mail. */
async function expectResult(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { phone, email } = company;
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+31\d{9}$/);
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}
