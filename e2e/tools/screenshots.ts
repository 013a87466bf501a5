// A picture of every page and state on a phone and a wide screen: to look at, and to compare with after a change.
import type { Page, Route } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { sampleMessage } from '../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { answerPosts, fillIn, openForm, send } from '../support/contact.ts';
import { getDisclosure, getFloatingBar, getMenuToggle, scrollTo } from '../support/islands.ts';
import { kinds, ownPaths, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** What a page looks like after something happened: name, path, how to get there. */
const states: [name: string, path: string, reach: (page: Page) => Promise<unknown>][] = [
  ['menu', kinds.solution, openMenu],
  ['floating-bar', kinds.solution, showBar],
  ['contact-faults', routes.contact, async (page) => send(await openForm(page))],
  ['contact-sent', routes.contact, (page) => sendForm(page, 200)],
  ['contact-failed', routes.contact, (page) => sendForm(page, 503)],
  ...Object.entries(kinds).flatMap(([kind, path]): typeof states => [
    [`forced-colors-${kind}`, path, (page) => page.emulateMedia({ forcedColors: 'active' })],
    [`print-${kind}`, path, (page) => page.emulateMedia({ media: 'print' })],
  ]),
];

// A 404, and the answer that makes the form fail.
test.use({ expectedComplaints: /Failed to load resource/ });

test.beforeEach(({ page }) => page.route('**', awaitFonts));

for (const path of [...ownPaths, ...unlistedPaths]) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await takePicture(page, path.slice(1).replaceAll('/', '-') || 'home', true);
  });
}

for (const [name, path, reach] of states) {
  test(`${path}: ${name}`, async ({ page }) => {
    await page.goto(path);
    await reach(page);
    await takePicture(page, `states/${name}`, reach !== openMenu && reach !== showBar);
  });
}

/** Makes the browser wait for the fonts; visitors see them only when they come at once. */
async function awaitFonts(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') });
}

async function takePicture(page: Page, name: string, fullPage: boolean): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage });
}

async function openMenu(page: Page): Promise<void> {
  if (await getMenuToggle(page).isVisible()) await getMenuToggle(page).click();
  else await getDisclosure(page, 'Oplossingen').hover();
}

async function showBar(page: Page): Promise<void> {
  await scrollTo(page, floatingBarSettings.showAfterScrollPx + 1);
  await getFloatingBar(page).waitFor();
}

async function sendForm(page: Page, status: number): Promise<void> {
  await answerPosts(page, status);
  const form = await openForm(page);
  await fillIn(form, sampleMessage);
  await send(form);
  await page.getByText(status === 200 ? 'Bedankt voor je bericht!' : 'Er ging iets mis').waitFor();
}
