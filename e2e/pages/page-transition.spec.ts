import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { isLeaving, takeAwayTransitions } from '../support/transitions.ts';
import { scrollTo } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** The token `--duration-page-fade`. */
const pageFadeMs = 200;

/** Links that do not lead to another page of the site in this tab. */
const left: Record<string, Record<string, string>> = {
  'another origin': { href: 'https://voorbeeld.example/over' },
  mail: { href: 'mailto:info@voorbeeld.example' },
  'a download': { href: routes.feed, download: '' },
  'a new tab': { href: routes.contact, target: '_blank' },
  'a place on this page': { href: `${routes.about}#tot-slot` },
  'this very page': { href: routes.about },
};

test('a page fades out and in, 200 ms each, but not under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const fades = document.getAnimations().map(({ effect }) => {
        const { duration, delay } = effect?.getTiming() ?? {};
        return `${(effect as KeyframeEffect).pseudoElement} ${Number(duration)} ${delay}`;
      });
      Object.assign(window, { fades: viewTransition ? fades : [] });
    });
  });
  const readFades = () => page.evaluate(() => (window as { fades?: string[] }).fades);
  await page.goto(routes.about);
  await scrollTo(page, 900);
  await getContactLink(page).click();
  await expect(page).toHaveURL(routes.contact);
  const parts = [
    `::view-transition-old(root) ${pageFadeMs} 0`,
    `::view-transition-new(root) ${pageFadeMs} ${pageFadeMs}`,
  ];
  await expect.poll(readFades).toEqual(expect.arrayContaining(parts));
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.about);
  await getContactLink(page).click();
  await expect(page).toHaveURL(routes.contact);
  await expect.poll(readFades).toEqual([]);
});

for (const moment of ['pageswap', 'pagereveal'] as const) {
  test(`a fade that is given up at ${moment} is no page error`, { tag: tags.nightly }, async ({ page }) => {
    await page.addInitScript((event) => {
      addEventListener(event, ({ viewTransition }) => viewTransition?.skipTransition());
    }, moment);
    await page.goto(routes.about);
    await getContactLink(page).click();
    await expect(page).toHaveURL(routes.contact);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(routes.home);
  });
}

test('no click is lost to a fade', { tag: tags.nightly }, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', () => {
      document.documentElement.style.setProperty('--duration-page-fade', '10s');
    });
  });
  await page.goto(routes.about);
  await getContactLink(page).dblclick();
  await expect(page).toHaveURL(routes.contact);
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  if (!brand) throw new Error('The brand should be visible');
  await page.mouse.click(brand.x + brand.width / 2, brand.y + brand.height / 2);
  await expect(page).toHaveURL(routes.home);
  await page.evaluate(
    (paths) => {
      for (const path of paths) document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    },
    [routes.contact, routes.articles],
  );
  await expect(page).toHaveURL(routes.articles);
});

test.describe('by script a page', { tag: tags.nightly }, () => {
  test.beforeEach(async ({ page }) => {
    await takeAwayTransitions(page);
    await page.clock.install();
    await page.goto(routes.about);
    // The script comes with the first touch.
    await page.evaluate(
      () => import(/\/_astro\/touched\.\w+\.js/.exec(document.head.innerHTML)?.[0] ?? '') as Promise<unknown>,
    );
    await page.clock.pauseAt(Date.now() + 3_600_000);
  });

  test('fades out for 200 ms, not a moment less, and goes at once under reduced motion', async ({ page }) => {
    const link = page.getByRole('main').getByRole('link').last();
    await page.evaluate(() =>
      window.navigation.addEventListener('navigate', () => Object.assign(window, { isGoing: true })),
    );
    await link.dblclick();
    expect(await isLeaving(page)).toBe(true);
    await expect(page.locator('body')).toHaveCSS('opacity', '0');
    await page.clock.runFor(pageFadeMs - 1);
    expect(await page.evaluate(() => 'isGoing' in window)).toBe(false);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(routes.contact);
    expect(await isLeaving(page)).toBe(false);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(routes.about);
    await link.click();
    await expect(page).toHaveURL(routes.contact);
  });

  test('takes an ordinary click, and leaves all others alone', async ({ page }) => {
    // After the page's own listeners, no click navigates.
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
    await addLink(page, 'Verder', { href: routes.contact });
    const link = page.getByRole('link', { name: 'Verder', exact: true });
    for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
      await link.click({ modifiers: [modifier] });
      expect.soft(await isLeaving(page), modifier).toBe(false);
    }
    for (const [name, attributes] of Object.entries(left)) {
      await addLink(page, name, attributes);
      await page.getByRole('link', { name, exact: true }).click();
      expect.soft(await isLeaving(page), name).toBe(false);
    }
    await link.click();
    expect(await isLeaving(page)).toBe(true);
  });
});

const getContactLink = (page: Page) => page.getByRole('main').getByRole('link').last();

async function addLink(page: Page, name: string, attributes: Record<string, string>): Promise<void> {
  await page.evaluate(
    (properties) => {
      const link = Object.assign(document.createElement('a'), properties);
      document.querySelector('h1')?.append(link);
    },
    { ...attributes, textContent: name },
  );
}
