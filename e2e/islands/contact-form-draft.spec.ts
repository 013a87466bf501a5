import type { Page } from 'playwright/test';

import { draftKey } from '../../src/islands/contact-form/contact-form.inline.ts';
import { routes } from '../../src/site/addresses.ts';
import { honeypotField } from '../../supabase/functions/send-contact-email/message.ts';
import {
  createMessage,
  fillIn,
  getForm,
  getInputs,
  openForm,
  send,
  waitForForm,
} from '../support/contact.ts';
import { getFloatingBar, getMenu, getMenuToggle, holdScripts, scrollTo } from '../support/islands.ts';
import { listBelow } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const followFromMenu = (name: string) => async (page: Page) => {
  await getMenuToggle(page).tap();
  await getMenu(page).getByRole('link', { name, exact: true }).click();
};

const links: Record<string, (page: Page) => Promise<void>> = {
  "the header's button": followFromMenu('Plan strategiegesprek'),
  "the menu's item": followFromMenu('Contact'),
  'the floating bar': async (page) => {
    // The bar hides while the form is in view or a field has focus.
    await getForm(page).getByLabel('Naam').blur();
    const { y = 0, height = 0 } = (await getForm(page).boundingBox()) ?? {};
    // In whole pixels, to which the window scrolls.
    await scrollTo(page, Math.floor((await page.evaluate(() => scrollY)) + y + height) + 1);
    await getFloatingBar(page).getByRole('link', { name: 'Plan gesprek' }).click();
  },
};

test('a link to the form keeps the draft and focuses the form', { tag: tags.phoneOnly }, async ({ page }) => {
  const message = createMessage();
  await fillIn(await openForm(page, '?a=b'), message);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const { bottom } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
  const label = page.getByText('Naam', { exact: true });
  for (const [name, follow] of Object.entries(links)) {
    await getForm(page).getByLabel('Bericht').blur();
    await follow(page);
    await expect(getForm(page).getByLabel('Naam'), name).toBeFocused();
    await expect.poll(async () => (await label.boundingBox())?.y, name).toBeGreaterThanOrEqual(bottom);
  }
  expect(await page.evaluate(() => 'isSame' in window), 'no reload').toBe(true);
  await expectTyped(page, message);
});

test('the draft stays before hydration, after a reload and after leaving the page', async ({ page }) => {
  const message = createMessage();
  const release = await holdScripts(page);
  await page.goto(routes.contact);
  await fillIn(getForm(page), message);
  await page.reload();
  await expectTyped(page, message);
  release();
  await waitForForm(page);
  await expectTyped(page, message);
  await page.goto(routes.about);
  await page.goto(routes.contact);
  await expectTyped(page, message);
  expect(new URL(page.url()).search).toBe('');
});

test('the draft is kept without the honeypot', async ({ page }) => {
  const form = await openForm(page);
  await form.locator(`[name=${honeypotField}]`).evaluate((input: HTMLInputElement) => (input.value = 'ja'));
  const message = createMessage();
  await fillIn(form, message);
  const draft = await page.evaluate((key) => sessionStorage.getItem(key), draftKey);
  expect(JSON.parse(draft ?? '')).toEqual(message);
});

test('a subject in the link becomes the first line, once, and overwrites nothing', async ({ page }) => {
  const [subject = '', other] = listBelow(routes.solutions).map((path) => path.split('/').at(-1));
  const message = createMessage();
  await fillIn(await openForm(page), message);
  const form = await openForm(page, `?onderwerp=${subject}`);
  const text = form.getByLabel('Bericht');
  await expectTyped(page, message);

  const title = await page.locator(`nav a[href="${routes.solutions}/${subject}"]`).first().textContent();
  const first = `Onderwerp: ${title?.trim()}\n\n`;
  await text.fill('');
  await page.reload();
  await waitForForm(page);
  await expect(text).toHaveValue(first);
  await send(form);
  await expect(text, 'a subject is no message').toHaveAccessibleDescription(/bericht/);
  await text.fill(`${first}Wat kost dat?`);
  await page.reload();
  await waitForForm(page);
  await expect(text).toHaveValue(`${first}Wat kost dat?`);
  await text.fill(first);
  await openForm(page, `?onderwerp=${other}`);
  await expect(text, 'another subject').toHaveValue(/^Onderwerp: .+\n\n$/);
  if (other) await expect(text).not.toHaveValue(first);
});

async function expectTyped(page: Page, message: ReturnType<typeof createMessage>): Promise<void> {
  for (const { field, input } of getInputs(getForm(page))) {
    await expect(input).toHaveValue(message[field.key]);
  }
}
