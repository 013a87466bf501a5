import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import { contactFormSettings } from '../../src/islands/contact-form/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { messageFields } from '../../supabase/functions/send-contact-email/message.ts';
import { outbox } from '../support/contact.ts';
import { root } from '../support/site.ts';
import type { Tab } from './drivers/tab.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, goBack, typeInto } from './support/visitor.ts';

const { successPanelMs } = contactFormSettings;
const sender = { name: 'Zoë van Voorbeeld', email: 'zoe@voorbeeld.nl' };

test.beforeEach(({ tab }) => tab.resize(390, 844));

test('a message becomes a mail', async ({ tab }) => {
  const message = createText();
  await tab.goto(routes.contact);
  await fillIn(tab, sender.email, message);
  await clickOn(tab, 'Verstuur bericht');
  await expectInPage(tab, shows, 'Bedankt voor je bericht!');
  await expectMail(message);
  await tab.goto(routes.contact);
  expect(await tab.evaluate(readTyped)).toBe('');
});

test('a wrong field is named, and nothing is sent', async ({ tab }) => {
  await tab.goto(routes.contact);
  await expectInPage(tab, isAwake);
  await fillIn(tab, 'jan@bedrijf', '   ');
  await clickOn(tab, 'Verstuur bericht');
  await expectInPage(tab, () => document.querySelectorAll('form [aria-invalid="true"]').length === 2);
  await expectInPage(tab, () => document.activeElement?.getAttribute('type') === 'email');
});

test('a text that is too long is not cut, and says so', async ({ tab }) => {
  await tab.goto(routes.contact);
  await expectInPage(tab, isAwake);
  await fillIn(tab, sender.email, 'x');
  const tooLong = 'x'.repeat(messageFields.find(({ key }) => key === 'message')?.maxLength ?? 0) + 'x';
  await tab.evaluate((text) => {
    const field = document.querySelector('textarea');
    if (field) field.value = text;
  }, tooLong);
  await clickOn(tab, 'Verstuur bericht');
  await expectInPage(tab, () => document.querySelector('textarea')?.getAttribute('aria-invalid') === 'true');
  await expectInPage(tab, hasText, tooLong);
});

test('after the thanks nobody is taken away from what is read', async ({ tab }) => {
  await tab.goto(routes.contact);
  await fillIn(tab, sender.email, createText());
  await tab.evaluate(goToFooterOnceThanked);
  await clickOn(tab, 'Verstuur bericht');
  await expectInPage(tab, () => document.activeElement?.matches('footer a'));
  await expectInPage(tab, shows, 'Bedankt voor je bericht!');
  const read = () => document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
  const before = await tab.evaluate(read);
  await expect.poll(() => tab.evaluate(() => document.forms.length), { timeout: 2 * successPanelMs }).toBe(1);
  await expectInPage(tab, () => document.activeElement?.matches('footer a'));
  expect(await tab.evaluate(read)).toBeCloseTo(before, 0);
});

test('what is typed survives a reload and leaving the page', async ({ tab }) => {
  const message = createText();
  await tab.goto(routes.contact);
  await typeInto(tab, 'Bericht', message);
  await tab.goto(routes.contact);
  await expectInPage(tab, hasText, message);
  await tab.goto(routes.about);
  await tab.goto(routes.contact);
  await expectInPage(tab, hasText, message);
});

test('a link to the form goes there without a reload', async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.goto(routes.contact);
  await tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
  await clickOn(tab, 'Plan strategiegesprek');
  await expectInPage(tab, () => document.activeElement?.matches('form input') && 'isSamePage' in window);
  await tab.type('Zoë');
  await expectInPage(tab, () => (document.activeElement as HTMLInputElement).value === 'Zoë');
});

test.describe('without scripts', () => {
  test.use({ scripting: false });

  test('a message becomes a mail', async ({ tab }) => {
    const message = createText();
    await tab.goto(routes.contact);
    await fillIn(tab, sender.email, message);
    await clickOn(tab, 'Verstuur bericht');
    await expectAt(tab, routes.sent);
    const mail = await expectMail(message);
    expect(mail.replyTo?.[0]?.address).toBe(sender.email);
    expect(mail.text).toContain(sender.name);
  });

  test('what could not be sent is still there when one goes back', async ({ tab }) => {
    const message = createText();
    await tab.goto(routes.contact);
    await fillIn(tab, 'jan@bedrijf', message);
    await clickOn(tab, 'Verstuur bericht');
    await expectAt(tab, routes.notSent);
    await goBack(tab, routes.contact);
    await expectInPage(tab, hasText, message);
  });
});

/** A text that no other test sends. */
const createText = () => `Bericht ${crypto.randomUUID()}`;

async function fillIn(tab: Tab, email: string, message: string): Promise<void> {
  await typeInto(tab, 'Naam', sender.name);
  await typeInto(tab, 'E-mailadres', email);
  await typeInto(tab, 'Bericht', message);
}

/** Waits for the mail that holds a text. */
async function expectMail(text: string): Promise<Email> {
  let found: string | undefined;
  const look = async () => (found = (await readMails()).find((mail) => mail.includes(text))) !== undefined;
  await expect.poll(look).toBe(true);
  return PostalMime.parse(found ?? '');
}

async function readMails(): Promise<string[]> {
  const folder = join(root, outbox);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
}

function shows(text: string): boolean {
  return document.body.innerText.includes(text);
}

function hasText(text: string): boolean {
  return document.querySelector('textarea')?.value === text;
}

/** Moves focus and view to the footer in the moment the thanks take the form's place: nobody can be earlier. */
function goToFooterOnceThanked(): void {
  new MutationObserver((_, observer) => {
    if (document.forms.length > 0) return;
    observer.disconnect();
    document.querySelector<HTMLElement>('footer a')?.focus({ preventScroll: true });
    document.querySelector('footer')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }).observe(document.body, { childList: true, subtree: true });
}

/** What stands in the fields, as one text. */
function readTyped(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('form input, form textarea');
  return [...fields].map(({ value }) => value).join('');
}

/** Whether the form's own code is there. */
function isAwake(): boolean {
  return document.querySelector('form')?.noValidate ?? false;
}
