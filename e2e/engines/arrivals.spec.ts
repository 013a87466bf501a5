import { routes } from '../../src/site/addresses.ts';
import { pageFadeMs } from '../support/fade.ts';
import { scrollTo } from '../support/islands.ts';
import { findArticleWith } from '../support/pages.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, goBack } from './support/visitor.ts';

const article = findArticleWith('<h2 id=');

test('a link leads to the top of the next page, and back to where one was', async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.goto(routes.about);
  await scrollTo(tab, 900);
  await clickOn(tab, 'Privacy');
  await expectAt(tab, routes.privacy);
  await expectInPage(tab, isShown);
  expect(await tab.evaluate(() => scrollY)).toBe(0);
  await goBack(tab, routes.about);
  await expectInPage(tab, () => scrollY > 800);
  await expectInPage(tab, isShown);
});

test('an address with a hash stands there at once', async ({ tab }) => {
  test.skip(!article, 'no article has a heading');
  await tab.resize(1440, 900);
  await tab.goto(article ?? '');
  const hash = await tab.evaluate(() => `#${[...document.querySelectorAll('main h2[id]')].at(-2)?.id}`);
  await tab.goto(routes.about);
  await tab.goto(`${article}${hash}`);
  const place = await tab.evaluate(readPlace, hash);
  expect(place).toBeLessThan(200);
  expect(place).toBeGreaterThanOrEqual(0);
});

test('a click within a page goes there smoothly', async ({ tab }) => {
  await tab.resize(1440, 900);
  await tab.goto(routes.privacy);
  const [name, hash] = await tab.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].at(-1);
    return [last?.innerText ?? '', last?.hash ?? ''] as const;
  });
  await tab.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(scrollY));
  });
  await clickOn(tab, name);
  await expect.poll(() => tab.evaluate(readPlace, hash)).toBeLessThan(200);
  // A busy machine draws few frames of the way; a jump draws none.
  const between = await tab.evaluate(() =>
    (window as unknown as { places: number[] }).places.filter(
      (place) => place > 100 && place < scrollY - 100,
    ),
  );
  expect(between, 'places on the way').not.toEqual([]);
});

test('a page fades out in 200 ms', async ({ tab }) => {
  await tab.goto(routes.about);
  const fade = await tab.evaluate(() => {
    const token = getComputedStyle(document.documentElement).getPropertyValue('--duration-page-fade');
    return parseFloat(token) * (token.endsWith('ms') ? 1 : 1000);
  });
  expect(fade).toBe(pageFadeMs);
});

/** Whether the page has faded in. */
function isShown(): boolean {
  return (
    !document.documentElement.hasAttribute('data-leaving') && getComputedStyle(document.body).opacity === '1'
  );
}

/** How far below the window's top the target of a hash stands. */
function readPlace(hash: string): number {
  return document.querySelector(hash)?.getBoundingClientRect().top ?? Infinity;
}
