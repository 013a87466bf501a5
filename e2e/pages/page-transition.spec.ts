import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { pageFadeMs } from '../support/transitions.ts';
import { scrollTo } from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

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

const getContactLink = (page: Page) => page.getByRole('main').getByRole('link').last();
