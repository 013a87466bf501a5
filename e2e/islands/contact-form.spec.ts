import type { Locator, Page } from 'playwright/test';

import { contactFormSettings } from '../../src/islands/contact-form/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import {
  contactPath,
  honeypotField,
  localAnonKey,
  messageFields,
  type MessageField,
} from '../../supabase/functions/send-contact-email/message.ts';
import {
  answerPosts,
  createMessage,
  fillIn,
  getForm,
  getInputs,
  holdPosts,
  openForm,
  send,
  sendAndReadMail,
  waitForForm,
} from '../support/contact.ts';
import { holdScripts, waitForFrames } from '../support/islands.ts';
import { kinds } from '../support/pages.ts';
import { readCompany } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const { successPanelMs, sendTimeoutMs, notOkMessage, fallbackMessage } = contactFormSettings;
const thanks = 'Bedankt voor je bericht!';

/** Sends a message from a page on which time stands still until the test moves it. */
async function sendAtRest(page: Page): Promise<Locator> {
  await page.clock.install();
  const form = await openForm(page);
  await fillIn(form, createMessage());
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await send(form);
  return form;
}

test.describe('the contact form', { tag: '@phone' }, () => {
  test('a message becomes a mail, field by field', async ({ page }) => {
    const form = await openForm(page);
    const message = createMessage();
    await fillIn(form, message);
    const mail = await sendAndReadMail(page, form);
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();

    const { email } = await readCompany();
    expect(mail.to?.map(({ address }) => address)).toEqual([email]);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([message.email]);
    expect(mail.subject).toContain(message.company);
    const lines = mail.text?.split(/\r?\n/);
    for (const { field } of getInputs(form)) {
      const { type, label, mailLabel = label }: MessageField = field;
      const start = type === 'textarea' ? '|' : `${mailLabel}:`;
      for (const line of message[field.key].split('\n')) expect(lines).toContain(`${start} ${line}`);
    }
  });

  test('the request holds exactly the fields of the list and two headers of ours', async ({ page }) => {
    const form = await openForm(page);
    const message = createMessage();
    const typed = messageFields.map(({ key, required }) => [key, required ? message[key] : '']);
    const payload = Object.fromEntries(typed) as typeof message;
    await fillIn(form, payload);
    const [request] = await Promise.all([page.waitForRequest(`**${contactPath}`), send(form)]);
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual(payload);
    expect(request.headers()).toMatchObject({
      'content-type': 'application/json',
      authorization: `Bearer ${localAnonKey}`,
    });
  });

  test('a filled honeypot marks the mail and does not drop it', async ({ page }) => {
    const form = await openForm(page);
    await fillIn(form, createMessage());
    await form.locator(`[name=${honeypotField}]`).evaluate((input: HTMLInputElement) => (input.value = 'ja'));
    expect((await sendAndReadMail(page, form)).subject).toContain('[mogelijk spam]');
  });

  test('while sending the button says so and nothing is sent twice', async ({ page }) => {
    const form = await openForm(page);
    const posts = await holdPosts(page);
    await fillIn(form, createMessage());
    const button = form.getByRole('button');
    await button.dblclick();
    await expect(button).toHaveText('Versturen...');
    await expect(button).toBeDisabled();
    await form.getByLabel('Naam').press('Enter');
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    // A post is held a moment after it was sent.
    await expect.poll(() => posts.held.length).toBe(1);
    posts.release();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    expect(posts.held).toHaveLength(1);
  });

  test('thanks stand for five seconds and take focus, then an empty form returns', async ({ page }) => {
    const form = await sendAtRest(page);
    const panel = page.getByRole('status').filter({ hasText: thanks });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('24 uur');
    await page.clock.runFor(successPanelMs - 1);
    await expect(panel).toBeVisible();
    await page.clock.runFor(1);
    await expect(panel).toHaveCount(0);
    for (const { input } of getInputs(form)) await expect(input).toHaveValue('');
    await expect(form).toBeFocused();
  });

  test.describe('after the thanks', () => {
    // So that a page is where it was asked to be at once.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nobody who reads elsewhere is called back', async ({ page }) => {
      const form = await sendAtRest(page);
      await expect(page.getByRole('status').filter({ hasText: thanks })).toBeFocused();
      const elsewhere = page.getByRole('contentinfo').getByRole('link').first();
      await elsewhere.focus();
      const placeOf = async () => (await elsewhere.boundingBox())?.y;
      await waitForFrames(page);
      const before = await placeOf();
      await page.clock.runFor(successPanelMs);
      await expect(form).toBeVisible();
      await waitForFrames(page);
      await expect(elsewhere).toBeFocused();
      expect(await placeOf()).toBeCloseTo(before ?? 0, 0);
    });

    test('the page stays where it was scrolled to', async ({ page }) => {
      const form = await sendAtRest(page);
      await expect(page.getByRole('status').filter({ hasText: thanks })).toBeFocused();
      const end = page.getByRole('contentinfo');
      await end.scrollIntoViewIfNeeded();
      await waitForFrames(page);
      const before = (await end.boundingBox())?.y;
      await page.clock.runFor(successPanelMs);
      await expect(form).toBeFocused();
      await waitForFrames(page);
      expect((await end.boundingBox())?.y).toBeCloseTo(before ?? 0, 0);
    });
  });

  test.describe('when sending fails', () => {
    test.use({ expectedComplaints: /Failed to load resource/ });

    test('a refusal shows the error, keeps what was typed and offers phone and mail', async ({ page }) => {
      const form = await openForm(page);
      const message = createMessage();
      await answerPosts(page, 503);
      await fillIn(form, message);
      await send(form);
      const box = form.getByRole('alert');
      await expect(box).toBeFocused();
      await expect(box).toContainText(notOkMessage);
      for (const { field, input } of getInputs(form)) await expect(input).toHaveValue(message[field.key]);

      const { phone, email } = await readCompany();
      await expect(box.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+31/);
      const mailto = await box.getByRole('link', { name: email }).getAttribute('href');
      for (const text of Object.values(message)) {
        expect(decodeURIComponent(mailto ?? '').replaceAll('\r\n', '\n')).toContain(text);
      }
    });

    test('the error is gone with the next try, which can succeed', async ({ page }) => {
      const form = await openForm(page);
      await answerPosts(page, 500);
      await fillIn(form, createMessage());
      await send(form);
      await expect(form.getByRole('alert')).toBeVisible();
      await page.unroute(`**${contactPath}`);
      const posts = await holdPosts(page);
      await send(form);
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect.poll(() => posts.held.length).toBe(1);
      posts.release();
      await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    });

    test('while sending the fields rest, so that no late change is lost', async ({ page }) => {
      const form = await openForm(page);
      const posts = await holdPosts(page);
      await fillIn(form, createMessage());
      await send(form);
      for (const { input } of getInputs(form)) {
        await expect(input).toHaveJSProperty('readOnly', true);
        await expect(input).not.toBeEditable();
      }
      await expect.poll(() => posts.held.length).toBe(1);
      await posts.held[0]?.abort();
      await expect(form.getByRole('alert')).toBeVisible();
      for (const { input } of getInputs(form)) await expect(input).toBeEditable();
    });

    test('offline shows the fallback in Dutch', async ({ page, context }) => {
      const form = await openForm(page);
      await fillIn(form, createMessage());
      await context.setOffline(true);
      await send(form);
      await expect(form.getByRole('alert')).toContainText(fallbackMessage);
      await context.setOffline(false);
      await send(form);
      await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    });

    test('a send gives up after fifteen seconds and not before', async ({ page }) => {
      await page.clock.install();
      const form = await openForm(page);
      await holdPosts(page);
      await fillIn(form, createMessage());
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await send(form);
      await expect(form.getByRole('button')).toHaveText('Versturen...');
      await page.clock.runFor(sendTimeoutMs - 1);
      await expect(form.getByRole('button')).toHaveText('Versturen...');
      await page.clock.runFor(1);
      await expect(form.getByRole('alert')).toContainText(fallbackMessage);
    });
  });

  test.describe('in a browser that speaks English', () => {
    test.use({ locale: 'en-US' });

    test('faults are in Dutch, tied to their fields, and focus goes to the first', async ({ page }) => {
      const form = await openForm(page);
      await form.getByLabel('Naam').fill('Zoë');
      await form.getByLabel('E-mailadres').fill('zoe');
      await send(form);
      await expect(form.getByLabel('E-mailadres')).toBeFocused();
      await expect(form.getByLabel('E-mailadres')).toHaveAccessibleDescription(/e-mailadres/);
      await expect(form.getByLabel('Bericht')).toHaveAccessibleDescription(/bericht/);
      await expect(form.getByLabel('Naam')).not.toHaveAttribute('aria-invalid');
      await form.getByLabel('E-mailadres').fill('zoe@voorbeeld.nl');
      await expect(form.getByLabel('E-mailadres')).not.toHaveAttribute('aria-invalid');
    });
  });

  test('works by keyboard alone', async ({ page }) => {
    const form = await openForm(page);
    const message = createMessage();
    await form.getByLabel('Naam').focus();
    for (const { key } of messageFields) {
      await page.keyboard.insertText(message[key]);
      await page.keyboard.press('Tab');
    }
    await expect(form.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  });

  test('a known subject in the address becomes the first line, an unknown one nothing', async ({ page }) => {
    const known = await openForm(page, `?onderwerp=${kinds.solution.split('/').at(-1)}`);
    const title = await page.locator(`nav a[href="${kinds.solution}"]`).first().textContent();
    await expect(known.getByLabel('Bericht')).toHaveValue(`Onderwerp: ${title?.trim()}\n\n`);
    const unknown = await openForm(page, '?onderwerp=%3Cscript%3E');
    await expect(unknown.getByLabel('Bericht')).toHaveValue('');
  });

  test('what is typed before the form is awake stays', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.contact);
    const form = getForm(page);
    await form.getByLabel('Naam').fill('Zoë');
    release();
    await waitForForm(page);
    await expect(form.getByLabel('Naam')).toHaveValue('Zoë');
  });
});
