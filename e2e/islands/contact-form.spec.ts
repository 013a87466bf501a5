import type { Page } from 'playwright/test';

import { draftKey } from '../../src/islands/contact-form/contact-form.inline.ts';
import { contactFormSettings } from '../../src/islands/contact-form/settings.ts';
import { company } from '../../src/site/company.ts';
import {
  contactPath,
  localAnonKey,
  messageFields,
} from '../../supabase/functions/send-contact-email/message.ts';
import { createAxe, listViolations } from '../support/axe.ts';
import {
  answerPosts,
  createMessage,
  fillIn,
  getInputs,
  openForm,
  readMail,
  send,
} from '../support/contact.ts';
import { holdRequests, waitForFrames } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const { successPanelMs, notOkMessage, fallbackMessage } = contactFormSettings;
const thanks = 'Bedankt voor je bericht!';

// Axe must not measure colours during a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a message typed by keyboard becomes one mail', { tag: tags.phone }, async ({ page }) => {
  const form = await openForm(page);
  const posts = await holdRequests(page, `**${contactPath}`);
  const message = createMessage();
  await form.getByLabel('Naam').focus();
  for (const field of messageFields) {
    const value = message[field.key];
    // Typing chooses from a list, but would send the form at the end of a line.
    await ('options' in field ? page.keyboard.type(value) : page.keyboard.insertText(value));
    await page.keyboard.press('Tab');
  }
  const button = form.getByRole('button');
  await expect(button).toBeFocused();
  await expect(button).toHaveText('Verstuur bericht');
  await page.keyboard.press('Enter');

  await expect(button).toHaveText('Versturen...');
  await expect(button).toBeDisabled();
  for (const { field, input } of getInputs(form)) {
    // A list of choices cannot be read-only.
    if (!('options' in field)) await expect(input).not.toBeEditable();
  }
  await form.getByLabel('Naam').press('Enter');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expectAccessible(page, 'sending');
  await expect.poll(() => posts.held.length).toBe(1);
  const request = posts.held[0]?.request();
  expect(request?.postDataJSON()).toEqual(message);
  expect(request?.headers()).toMatchObject({
    'content-type': 'application/json',
    authorization: `Bearer ${localAnonKey}`,
  });

  const mail = await readMail(page, posts.release);
  await expect(getThanks(page)).toBeFocused();
  await expect(getThanks(page)).toContainText('24 uur');
  await expect(page.getByRole('heading', { level: 1 }), 'the only title').toHaveText(thanks);
  await expect(form).toBeHidden();
  await expectAccessible(page, 'sent');
  expect(posts.held).toHaveLength(1);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey), 'draft').toBeNull();

  expect(mail.to?.map(({ address }) => address)).toEqual([company.email]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([message.email]);
  expect(mail.subject).toContain(message.company);
  for (const { key } of messageFields) {
    for (const line of message[key].split('\n')) expect(mail.text).toContain(line);
  }
});

test('the thank-you panel stays five seconds, then an empty form returns without a jump', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openForm(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const title = page.getByRole('heading', { level: 1 });
  const placeOf = (heading: Element) => {
    const { left, top } = heading.getBoundingClientRect();
    return [left, top + scrollY, getComputedStyle(heading).fontSize];
  };
  const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
  for (const isReading of [false, true]) {
    await fillIn(form, createMessage());
    const place = await title.evaluate(placeOf);
    await send(form);
    await expect(getThanks(page)).toBeFocused();
    expect(await title.evaluate(placeOf), "in the title's place").toEqual(place);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await (isReading ? elsewhere.focus() : elsewhere.scrollIntoViewIfNeeded());
    await waitForFrames(page);
    const before = await elsewhere.boundingBox();
    await page.clock.runFor(successPanelMs - 1);
    await expect(getThanks(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(getThanks(page)).toHaveCount(0);
    await expect(isReading ? elsewhere : form).toBeFocused();
    for (const { input } of getInputs(form)) await expect(input).toHaveValue('');
    await waitForFrames(page);
    expect((await elsewhere.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
});

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('the typed message stays beside phone and mail, and can be sent again', async ({ page, context }) => {
    const form = await openForm(page);
    const message = createMessage();
    await answerPosts(page, 503);
    await fillIn(form, message);
    await send(form);
    const box = page.getByRole('main').getByRole('alert');
    await expect(box).toBeFocused();
    await expect(box).toContainText(notOkMessage);
    await expectAccessible(page, 'failed');
    for (const { field, input } of getInputs(form)) {
      await expect(input).toHaveValue(message[field.key]);
      await expect(input).toBeEditable();
    }
    await expect(box.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+31/);
    const mailto = await box.getByRole('link', { name: company.email }).getAttribute('href');
    for (const text of Object.values(message)) {
      expect(decodeURIComponent(mailto ?? '').replaceAll('\r\n', '\n')).toContain(text);
    }
    await form.getByLabel('Naam').fill('');
    await send(form);
    await expect(box, 'the next submit clears the error').toHaveCount(0);
    await expect(form.getByLabel('Naam')).toBeFocused();

    await form.getByLabel('Naam').fill(message.name);
    await page.unroute(`**${contactPath}`);
    await context.setOffline(true);
    await send(form);
    await expect(box).toContainText(fallbackMessage);
    await context.setOffline(false);
    await send(form);
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  });
});

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-US' });

  test('errors are in Dutch and tied to their fields, and nothing is sent', async ({ page }) => {
    const form = await openForm(page);
    const { held } = await holdRequests(page, `**${contactPath}`);
    const email = form.getByLabel('E-mailadres');
    const text = form.getByLabel('Bericht');
    await fillIn(form, { ...createMessage(), email: 'jan@bedrijf', message: ' \n ' });
    await send(form);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/e-mailadres/);
    await expect(text).toHaveAccessibleDescription(/bericht/);
    await expect(form.locator('[aria-invalid]')).toHaveCount(2);
    await expectAccessible(page, 'with errors');
    const summary = page.getByText('Kijk nog naar E-mailadres en Bericht.');
    await summary.getByRole('link', { name: 'Bericht' }).click();
    await expect(text).toBeFocused();
    await email.fill('zoe@voorbeeld.nl');
    await expect(form.locator('[aria-invalid]')).toHaveCount(1);
    await send(form);
    await expect(text).toBeFocused();
    await expect(summary).toBeHidden();
    expect(held).toEqual([]);
  });
});

const getThanks = (page: Page) => page.getByRole('group', { name: thanks });

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await listViolations(createAxe(page).include('main')), state).toEqual([]);
}
