import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { addLink, isLeaving, pageFadeMs, takeAwayTransitions } from '../support/fade.ts';
import { scrollTo } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await takeAwayTransitions(page);
  await page.clock.install();
});

test('fades out for 200 ms, not a moment less, and then goes', async ({ page }) => {
  await openAtRest(page);
  await getContactLink(page).click();
  expect(await isLeaving(page)).toBe(true);
  await expect(page.locator('body')).toHaveCSS('opacity', '0');
  await page.clock.runFor(pageFadeMs - 1);
  expect(await isGoing(page)).toBe(false);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(routes.contact);
  expect(await isLeaving(page)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
});

test('does not fade under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page);
  await getContactLink(page).click();
  await expect(page).toHaveURL(routes.contact);
});

test('stands at the top of the new page', async ({ page }) => {
  await page.goto(routes.about);
  await scrollTo(page, 900);
  await getContactLink(page).click();
  await expect(page).toHaveURL(routes.contact);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('stands at the hash of the address', async ({ page }) => {
  await page.goto(routes.about);
  await addLink(page, 'Verder', { href: `${routes.articles}#tot-slot` });
  await page.getByRole('link', { name: 'Verder' }).click();
  await expect(page).toHaveURL(`${routes.articles}#tot-slot`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

const left: Record<string, Record<string, string>> = {
  'another origin': { href: 'https://voorbeeld.example/over' },
  'the same host over another protocol': { href: 'ftp://127.0.0.1/over' },
  mail: { href: 'mailto:info@voorbeeld.example' },
  'a phone number': { href: 'tel:+31790000000' },
  'a download': { href: '/kennis/rss.xml', download: '' },
  'a download with a name': { href: '/kennis/rss.xml', download: 'kennis.xml' },
  'a new tab': { href: routes.contact, target: '_blank' },
  'a place on this page': { href: '#tot-slot' },
  'a place on this page by its full address': { href: `${routes.about}#tot-slot` },
  'this very page': { href: routes.about },
};

test('takes an ordinary click on a link and on what stands in it, and leaves all others alone', async ({
  page,
}) => {
  await openAtRest(page);
  await stopNavigations(page);
  for (const [name, attributes] of Object.entries(left)) {
    await addLink(page, name, attributes);
    expect.soft(await clickAndAsk(page, name), name).toBe('left alone');
  }
  await addLink(page, 'Verder', { href: routes.contact });
  for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
    expect.soft(await clickAndAsk(page, 'Verder', modifier), modifier).toBe('left alone');
  }
  expect(await clickAndAsk(page, 'Verder')).toBe('fades');
});

test('leaves a click alone that something else has answered', async ({ page }) => {
  await openAtRest(page);
  await addLink(page, 'Verder', { href: routes.contact });
  await page.evaluate(() => document.body.addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('link', { name: 'Verder' }).click();
  expect(await isLeaving(page)).toBe(false);
});

test('a double click does no harm', async ({ page }) => {
  await openAtRest(page);
  await getContactLink(page).dblclick();
  await page.clock.runFor(pageFadeMs);
  await expect(page).toHaveURL(routes.contact);
});

test('the second of two choices wins', async ({ page }) => {
  await openAtRest(page);
  await getContactLink(page).click();
  await page.clock.runFor(pageFadeMs / 2);
  await page
    .getByRole('link', { name: 'Kennis', exact: true, includeHidden: true })
    .last()
    .evaluate((link) => (link as HTMLElement).click());
  await page.clock.runFor(pageFadeMs);
  await expect(page).toHaveURL(routes.articles);
});

const getContactLink = (page: Page) => page.getByRole('main').getByRole('link').last();

/** Opens a page on which time stands still until the test moves it. */
async function openAtRest(page: Page): Promise<void> {
  await page.goto(routes.about);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  expect(await page.evaluate(() => 'CSSViewTransitionRule' in window)).toBe(false);
  await page.evaluate(() =>
    window.navigation.addEventListener('navigate', () => Object.assign(window, { isGoing: true })),
  );
}

/** Whether the page has asked to go elsewhere. */
function isGoing(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isGoing' in window);
}

/** Lets no click lead anywhere, after the page has answered it; keeps whether it did. */
async function stopNavigations(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      Object.assign(window, { wasAnswered: event.defaultPrevented });
      event.preventDefault();
    });
  });
}

async function clickAndAsk(page: Page, name: string, modifier?: 'Control' | 'Shift' | 'Alt' | 'Meta') {
  await page.getByRole('link', { name, exact: true }).click({ modifiers: modifier ? [modifier] : [] });
  const wasAnswered = await page.evaluate(() => {
    const { wasAnswered: answer } = window as { wasAnswered?: boolean };
    Reflect.deleteProperty(window, 'wasAnswered');
    return answer;
  });
  expect(await isLeaving(page)).toBe(wasAnswered);
  return wasAnswered ? 'fades' : 'left alone';
}
