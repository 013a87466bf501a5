import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import PostalMime from 'postal-mime';

import { contactFormSettings } from '../../src/islands/contact-form/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { outbox } from '../support/contact.ts';
import { root } from '../support/site.ts';
import type { Tab } from './support/engine.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, goBack } from './support/visitor.ts';

const name = 'Zoë van Voorbeeld';
/** Typed first, so short that a click in the field lands behind it, and then completed. */
const wrong = 'zoe@bv';
const rest = '.nl';

test('what is typed is kept, a wrong field is named, the message becomes a mail', async ({ tab }) => {
  const message = `Bericht ${crypto.randomUUID()}`;
  await tab.goto(routes.contact);
  await typeInto(tab, 'Bericht', message);
  await tab.goto(routes.about);
  await tab.goto(routes.contact);
  await expectInPage(tab, hasText, message);

  await tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
  await clickOn(tab, 'Plan strategiegesprek');
  await expectInPage(tab, () => document.activeElement?.matches('form input') && 'isSamePage' in window);
  await expectInPage(tab, isHydrated);
  await tab.keyboard.type(name);
  await tab.keyboard.press('Tab');
  await tab.keyboard.type(wrong);
  await tab.keyboard.press('Enter');
  await expectInPage(tab, () => document.activeElement?.matches('[type="email"][aria-invalid="true"]'));

  // Focus that moved on is not taken back.
  await tab.keyboard.type(rest);
  await tab.evaluate(goToFooterOnceThanked);
  await tab.keyboard.press('Enter');
  await expectInPage(tab, () => document.activeElement?.matches('footer a'));
  await expectInPage(tab, () => document.body.innerText.includes('Bedankt voor je bericht!'));
  const readPlace = () => document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
  let before = NaN;
  // Once the view rests: under load Firefox may still be scrolling to the footer.
  const move = async () => Math.abs(before - (before = await tab.evaluate(readPlace)));
  await expect.poll(move).toBeLessThan(1);
  await expectMail(message);
  const timeout = 2 * contactFormSettings.successPanelMs;
  await expect
    .poll(
      () => tab.evaluate(() => document.querySelector('form')?.checkVisibility({ visibilityProperty: true })),
      { timeout },
    )
    .toBe(true);
  await expectInPage(tab, () => document.activeElement?.matches('footer a'));
  expect(Math.abs((await tab.evaluate(readPlace)) - before)).toBeLessThan(1);
  await expectInPage(tab, hasText, '');
});

test('an address that ends in the first field brings the form to life', async ({ tab }) => {
  await tab.goto(`${routes.contact}#contact-name`);
  await expectInPage(tab, isHydrated);
});

test.describe('without scripts', () => {
  test.use({ scripting: false });

  test('what could not be sent is still there when one goes back, and becomes a mail', async ({ tab }) => {
    const message = `Bericht ${crypto.randomUUID()}`;
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.goto(routes.contact);
    await typeInto(tab, 'Naam', name);
    await typeInto(tab, 'E-mailadres', wrong);
    await typeInto(tab, 'Bericht', message);
    await clickOn(tab, 'Verstuur bericht');
    await expectAt(tab, routes.notSent);
    await goBack(tab, routes.contact);
    await expectInPage(tab, hasText, message);
    await typeInto(tab, 'E-mailadres', rest);
    await clickOn(tab, 'Verstuur bericht');
    await expectAt(tab, routes.sent);
    await expectMail(message);
  });
});

async function typeInto(tab: Tab, label: string, text: string): Promise<void> {
  await clickOn(tab, label);
  await tab.keyboard.type(text);
}

async function expectMail(message: string): Promise<void> {
  const folder = join(root, outbox);
  const listSenders = async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    const read = async (file: string) => PostalMime.parse(await readFile(join(folder, file)));
    const mails = await Promise.all(files.map(read));
    const own = mails.filter(({ text }) => text?.includes(message) && text.includes(name));
    return own.map(({ replyTo }) => replyTo?.[0]?.address);
  };
  await expect.poll(listSenders).toEqual([wrong + rest]);
}

function hasText(text: string): boolean {
  return document.querySelector('textarea')?.value === text;
}

/** Moves focus and view to the footer the moment that the thanks appear. */
function goToFooterOnceThanked(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-sent]')) return;
    observer.disconnect();
    document.querySelector<HTMLElement>('footer a')?.focus({ preventScroll: true });
    document.querySelector('footer')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }).observe(document.body, { attributes: true, subtree: true });
}

function isHydrated(): boolean {
  return document.querySelector('form')?.noValidate ?? false;
}
