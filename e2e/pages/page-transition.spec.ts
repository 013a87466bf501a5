import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { isLeaving, takeAwayTransitions } from '../support/transitions.ts';
import { scrollTo } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** The token `--duration-page-fade`. */
const pageFadeMs = 200;

/** Attributes of links that do not lead to another page of the site in this tab. */
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
  const fades = [
    `::view-transition-old(root) ${pageFadeMs} 0`,
    `::view-transition-new(root) ${pageFadeMs} ${pageFadeMs}`,
  ];
  await expect.poll(readFades).toEqual(expect.arrayContaining(fades));
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.about);
  await getContactLink(page).click();
  await expect(page).toHaveURL(routes.contact);
  await expect.poll(readFades).toEqual([]);
});

for (const moment of ['pageswap', 'pagereveal'] as const) {
  test(
    `a fade that the browser aborts at ${moment} is no page error`,
    { tag: tags.nightly },
    async ({ page }) => {
      await page.addInitScript((event) => {
        addEventListener(event, ({ viewTransition }) => viewTransition?.skipTransition());
      }, moment);
      await page.goto(routes.about);
      await getContactLink(page).click();
      await expect(page).toHaveURL(routes.contact);
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(routes.home);
    },
  );
}

test('a fade loses no click', { tag: tags.nightly }, async ({ page }) => {
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
});

test('the script fades a page out for 200 ms after an ordinary click, and after no other', async ({
  page,
}) => {
  await takeAwayTransitions(page);
  await page.clock.install();
  await page.goto(routes.about);
  // The script loads on the first interaction.
  await page.evaluate(
    () =>
      import(
        /\/_astro\/interaction\.[\w-]+\.js/.exec(document.documentElement.innerHTML)?.[0] ?? ''
      ) as Promise<unknown>,
  );
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    window.navigation.addEventListener('navigate', () => Object.assign(window, { isGoing: true }));
    // Runs after the page's listeners, so that no click navigates.
    window.addEventListener('click', (event) => event.preventDefault());
  });
  const link = getContactLink(page);
  for (const modifier of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
    await link.click({ modifiers: [modifier] });
    expect.soft(await isLeaving(page), modifier).toBe(false);
  }
  for (const [name, attributes] of Object.entries(left)) {
    await page.evaluate(
      (properties) => {
        const added = Object.assign(document.createElement('a'), properties);
        document.querySelector('h1')?.append(added);
      },
      { ...attributes, textContent: name },
    );
    await page.getByRole('link', { name, exact: true }).click();
    expect.soft(await isLeaving(page), name).toBe(false);
  }
  await link.dblclick();
  expect(await isLeaving(page)).toBe(true);
  await expect(page.locator('body')).toHaveCSS('opacity', '0');
  await page.clock.runFor(pageFadeMs - 1);
  expect(await page.evaluate(() => 'isGoing' in window)).toBe(false);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(routes.contact);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
});

const getContactLink = (page: Page) => page.getByRole('main').getByRole('link').last();
