import type { Page } from 'playwright/test';

import { readingLinePercent } from '../../src/components/reading-settings.ts';
import { scrollTo } from '../support/islands.ts';
import { articleWithContents as article } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const getContents = (page: Page) => page.getByRole('navigation', { name: 'Op deze pagina' });
const getHeadingLinks = (page: Page) => page.getByRole('link', { name: /^Link naar: / });

test.skip(!article, 'no article has a table of contents');
test.beforeEach(({ page }) => page.goto(article));

test('the table of contents marks the current section, also after a jump', async ({ page }) => {
  const links = await getContents(page).getByRole('link').all();
  const [first, second] = links;
  const last = links.at(-1);
  if (!first || !second || !last) throw new Error('The article has too few sections');
  const heading = page.getByRole('heading', { name: await second.innerText(), exact: true });
  const marked = getContents(page).locator('[aria-current="true"]');
  const line = await heading.evaluate(
    (element, share) => element.getBoundingClientRect().top + scrollY - innerHeight * share,
    readingLinePercent / 100,
  );
  await scrollTo(page, line - 2);
  await expect(marked).toHaveText(await first.innerText());
  await scrollTo(page, line + 2);
  await expect(marked).toHaveText(await second.innerText());
  for (const link of [last, first]) {
    await link.click();
    await expect(marked).toHaveText(await link.innerText());
  }
  await scrollTo(page, 0);
  await expect(marked).toHaveCount(0);
});

test('the link beside a heading copies its address and says so for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  for (const name of await getContents(page).getByRole('link').allInnerTexts()) {
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: `Link naar: ${name}`, exact: true })).toHaveCount(1);
  }
  const link = getHeadingLinks(page).first();
  const other = getHeadingLinks(page).last();
  const note = page.getByRole('status').filter({ hasText: 'Link gekopieerd' });

  await page.evaluate(() => navigator.clipboard.writeText('van de bezoeker'));
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await tab).close();
  expect(await read()).toBe('van de bezoeker');
  await expect(note).toBeHidden();

  await page.clock.install();
  for (const [each, press] of [
    [link, () => link.click()],
    [other, () => other.press('Enter')],
  ] as const) {
    await press();
    await expect(note).toBeVisible();
    expect(await read()).toBe(await each.evaluate(({ href }: HTMLAnchorElement) => href));
    expect(page.url()).toBe(await read());
    await page.clock.runFor(10_000);
    await expect(note).toBeHidden();
  }
});

test('print has the text and its address, and nothing to press', { tag: tags.nightly }, async ({ page }) => {
  const chrome = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    getContents(page),
    getHeadingLinks(page).first(),
    page.getByRole('complementary', { name: 'Lees verder' }),
  ];
  for (const element of chrome) await expect(element).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const element of chrome) await expect(element).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/^https:\/\/.+\/kennis\/[a-z-]+$/)).toBeVisible();
});

test('on a phone the contents are one line until opened', { tag: tags.phoneOnly }, async ({ page }) => {
  const contents = getContents(page);
  await expect(contents.getByRole('link').first()).toBeHidden();
  expect((await contents.boundingBox())?.height).toBeLessThan(64);
  await expect(getHeadingLinks(page).first()).toHaveCSS('opacity', '1');
  await contents.getByText('Op deze pagina').tap();
  const last = contents.getByRole('link').last();
  const name = await last.innerText();
  await last.tap();
  await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
});
