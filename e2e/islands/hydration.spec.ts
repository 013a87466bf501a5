// When islands load their scripts, and what they keep of earlier interactions. every-page.spec.ts checks that idle
// pages load none.
import type { Page } from 'playwright/test';

import { formAnchor } from '../../src/islands/contact-form/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createMessage, fillIn, getForm, readMail, send } from '../support/contact.ts';
import {
  blockScripts,
  collectScripts,
  expectMenuHydrated,
  getDisclosure,
  getMenu,
  getMenuToggle,
  getSubPages,
  holdScripts,
  listOpenItems,
  waitForFrames,
} from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

for (const [path, reducedMotion, saveData, script] of [
  [routes.home, 'no-preference', false, 'worker'],
  [routes.home, 'reduce', false, undefined],
  [routes.home, 'no-preference', true, undefined],
  [routes.contact, 'no-preference', false, undefined],
] as const) {
  const settings = `motion: ${reducedMotion}, saves data: ${saveData}`;

  test(`${path} loads ${script ?? 'nothing'} while nobody interacts with it, ${settings}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), {
      saveData,
    });
    const scripts = collectScripts(page);
    await queueIdleCallbacks(page);
    await page.goto(path);
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
    await runIdleCallbacks(page);
    if (script) await expectLoaded(scripts, script);
    await page.clock.runFor(10_000);
    expect(scripts).toHaveLength(script ? 1 : 0);
  });
}

for (const [name, interact] of [
  ['focus in it', (page: Page) => getForm(page).getByLabel('Naam').focus()],
  ['a pointer over it', (page: Page) => getForm(page).hover()],
  ['a link to its first field', (page: Page) => page.goto(`${routes.contact}${formAnchor}`)],
] as const) {
  test(`the form hydrates on ${name}`, async ({ page }) => {
    await page.goto(name.startsWith('a link') ? routes.about : routes.contact);
    await interact(page);
    await expect(getForm(page)).toHaveAttribute('novalidate');
  });
}

test('the menu keeps the first click', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.about);
  await getDisclosure(page, 'Expertise').click();
  await page.mouse.move(0, 0);
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  release();
  await expectMenuHydrated(page);
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  await expect(getDisclosure(page, 'Expertise')).toHaveAttribute('aria-expanded', 'true');
});

test('the phone menu opens on the first tap and stays open', { tag: tags.phoneOnly }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.about);
  await getMenuToggle(page).tap();
  await page.keyboard.press('Escape');
  await expect(getMenu(page)).toBeHidden();
  await getMenuToggle(page).tap();
  await expect(getMenu(page)).toBeVisible();
  release();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
  await expect(getMenu(page)).toBeVisible();
});

test('the menu keeps the last of two keys, and the dropdown that a mouse opened', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.about);
  for (const item of ['Oplossingen', 'Expertise', 'Expertise']) {
    await getDisclosure(page, item).focus();
    await page.keyboard.press('Enter');
  }
  expect(await listOpenItems(page), 'taken back').toEqual([]);
  await getDisclosure(page, 'Oplossingen').hover();
  expect(await listOpenItems(page)).toEqual(['Oplossingen']);
  await getSubPages(page, 'Oplossingen').first().hover();
  release();
  await expectMenuHydrated(page);
  expect(await listOpenItems(page), 'on the way to the panel').toEqual(['Oplossingen']);
  await expect(getDisclosure(page, 'Oplossingen')).toHaveAttribute('aria-expanded', 'true');
});

test.describe('a script that fails to load', () => {
  test.use({
    expectedComplaints: /Failed to (load resource: net::ERR_FAILED|fetch dynamically imported module)/,
  });

  for (const script of ['interaction', 'mount', 'client', '{HeaderMenu,ContactForm}']) {
    test(`(${script}) leaves menu and form to the browser, until the next visit`, async ({ page }) => {
      await blockScripts(page, `${script}.*`);
      await page.goto(routes.contact);
      for (const item of ['Expertise', 'Aanpak']) {
        await getDisclosure(page, item).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => listOpenItems(page)).toEqual([item]);
      }
      const message = createMessage();
      await fillIn(getForm(page), message);
      const mail = await readMail(page, () => send(getForm(page)));
      await expect(page).toHaveURL(routes.sent);
      expect(mail.replyTo?.[0]?.address).toBe(message.email);
      await page.unrouteAll();
      await page.goto(routes.articles);
      await getDisclosure(page, 'Aanpak').focus();
      await expectMenuHydrated(page);
    });
  }
});

const expectLoaded = (scripts: string[], island: string) =>
  expect.poll(() => scripts.some((script) => script.includes(island))).toBe(true);

/** Installs a fake clock, and queues idle callbacks until `runIdleCallbacks`. */
async function queueIdleCallbacks(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      waiting,
      requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback),
    });
  });
}

async function runIdleCallbacks(page: Page): Promise<void> {
  await page.waitForLoadState();
  await waitForFrames(page);
  await page.evaluate(() => {
    const { waiting } = window as unknown as { waiting: IdleRequestCallback[] };
    for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
  });
  // Intersections are reported with a frame, so ask after it.
  await waitForFrames(page);
  await waitForFrames(page);
}
