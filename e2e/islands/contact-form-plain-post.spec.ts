// The form as the browser itself posts it: without scripts, and before they are there.
import type { Page } from 'playwright/test';

import { draftKey } from '../../src/islands/contact-form/draft.inline.ts';
import { routes } from '../../src/site/addresses.ts';
import { createMessage, fillIn, getForm, getInputs, sendAndReadMail, send } from '../support/contact.ts';
import { getMenu, getMenuToggle, holdScripts } from '../support/islands.ts';
import { readCompany } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

async function expectResult(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { phone, email } = await readCompany();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+31\d{9}$/);
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}

async function sendForm(page: Page): Promise<void> {
  const message = createMessage();
  await fillIn(getForm(page), message);
  const mail = await sendAndReadMail(page, getForm(page));
  await expectResult(page, routes.sent);
  expect(mail.subject).toContain(message.company);
  expect(mail.subject).not.toContain('spam');
  for (const line of message.message.split('\n')) expect(mail.text).toContain(`| ${line}`);
}

async function sendWrongAddress(page: Page): Promise<void> {
  const message = { ...createMessage(), email: 'jan@bedrijf' };
  await fillIn(getForm(page), message);
  await send(getForm(page));
  await expectResult(page, routes.notSent);
  await page.goBack();
  await expect(page).toHaveURL(routes.contact);
  for (const { field, input } of getInputs(getForm(page))) {
    await expect(input).toHaveValue(message[field.key]);
  }
}

test.describe('without scripts', { tag: '@no-js' }, () => {
  test('a message becomes a mail, and its sender is thanked', async ({ page }) => {
    await page.goto(routes.contact);
    await sendForm(page);
  });

  test('a message that is not taken is told so, and still there for who goes back', async ({ page }) => {
    await page.goto(routes.contact);
    await sendWrongAddress(page);
  });
});

test.describe('without scripts, on a phone', { tag: '@no-js' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu leads to the form and is out of its way', async ({ page }) => {
    await page.goto(routes.contact);
    await getForm(page).getByLabel('Naam').fill('Zoë');
    await getMenuToggle(page).click();
    await getMenu(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(getMenu(page)).toBeHidden();
    await expect(getForm(page).getByLabel('Naam')).toBeFocused();
    await expect(getForm(page).getByLabel('Naam')).toHaveValue('Zoë');
  });
});

test.describe('before the scripts are there', { tag: '@phone' }, () => {
  test('a message becomes a mail, and is kept no longer', async ({ page }) => {
    await holdScripts(page);
    await page.goto(routes.contact);
    await sendForm(page);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey)).toBeNull();
  });

  test('a message that is not taken is told so, and still there for who goes back', async ({ page }) => {
    await holdScripts(page);
    await page.goto(routes.contact);
    await sendWrongAddress(page);
  });
});
