import { routes } from '../../src/site/addresses.ts';
import { scrollTo } from '../support/islands.ts';
import { expect, test } from './support/test.ts';
import { clickOn, expectAt, expectInPage, goBack } from './support/visitor.ts';

test('a link leads to the top of the next page, and back to where one was', async ({ tab }) => {
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

test('an address with a hash arrives at once, a link within a page smoothly', async ({ tab }) => {
  await tab.goto(routes.privacy);
  const [name, hash] = await tab.evaluate(() => {
    const last = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')].at(-1);
    return [last?.innerText ?? '', last?.hash ?? ''] as const;
  });
  await tab.goto(routes.about);
  await tab.goto(`${routes.privacy}${hash}`);
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await expect.poll(() => tab.evaluate(readPlace, hash)).toBeLessThan(200);
  expect(await tab.evaluate(readPlace, hash)).toBeGreaterThanOrEqual(0);

  await tab.goto(routes.privacy);
  await tab.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(scrollY));
  });
  await clickOn(tab, name);
  await expect.poll(() => tab.evaluate(readPlace, hash)).toBeLessThan(200);
  const between = await tab.evaluate(() =>
    (window as unknown as { places: number[] }).places.filter((y) => y > 100 && y < scrollY - 100),
  );
  expect(between, 'places on the way').not.toEqual([]);
});

function isShown(): boolean {
  return (
    !document.documentElement.hasAttribute('data-leaving') && getComputedStyle(document.body).opacity === '1'
  );
}

function readPlace(hash: string): number {
  return document.querySelector(hash)?.getBoundingClientRect().top ?? Infinity;
}
