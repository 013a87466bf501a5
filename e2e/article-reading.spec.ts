import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright/test';

import { readingLinePercent } from '../src/components/reading-settings.ts';
import { scrollTo } from './support/islands.ts';
import { baseUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const getContents = (page: Page) => page.getByRole('navigation', { name: 'Op deze pagina' });

/** Scrolls until the top of `heading` is `offset` px below the line at which a part counts as being read. */
async function putAtReadingLine(page: Page, heading: Locator, offset: number): Promise<void> {
  const top = await heading.evaluate(
    (element, share) => element.getBoundingClientRect().top + scrollY - innerHeight * share,
    readingLinePercent / 100,
  );
  await scrollTo(page, top - offset);
}

/** The paths of the articles, newest first, as /kennis lists them. */
async function listArticles(page: Page): Promise<string[]> {
  await page.goto('/kennis');
  const titles = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  return titles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.beforeEach(async ({ page }) => {
  const [path = ''] = await listArticles(page);
  await page.goto(path);
});

test('the part that is read now is marked in the table of contents', async ({ page }) => {
  const links = await getContents(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(2);
  let previous: Locator | undefined;
  for (const link of links) {
    const heading = page.getByRole('heading', { name: await link.innerText(), exact: true });
    await putAtReadingLine(page, heading, 2);
    await expect(link).toHaveAttribute('aria-current', 'false');
    if (previous) await expect(previous).toHaveAttribute('aria-current', 'true');
    await putAtReadingLine(page, heading, -2);
    await expect(link).toHaveAttribute('aria-current', 'true');
    if (previous) await expect(previous).toHaveAttribute('aria-current', 'false');
    previous = link;
  }
});

test('the mark follows a jump from the end to the first part and to the top', async ({ page }) => {
  const [first, ...others] = await getContents(page).getByRole('link').all();
  const last = others.at(-1);
  if (!first || !last) throw new Error('the article has no table of contents');
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await first.click();
  await expect(first).toHaveAttribute('aria-current', 'true');
  await expect(last).toHaveAttribute('aria-current', 'false');
  await scrollTo(page, 0);
  await expect(first).toHaveAttribute('aria-current', 'false');
});

test.describe('the link beside a heading', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  for (const key of ['click', 'Enter'] as const) {
    test(`copies the absolute address by ${key} and says so for a while`, async ({ page }) => {
      await page.clock.install();
      const name = await getContents(page).getByRole('link').nth(1).innerText();
      const link = page.getByRole('link', { name: `Link naar: ${name}`, exact: true });
      const note = page.getByRole('status').filter({ hasText: 'Link gekopieerd' });
      await expect(note).toBeHidden();
      await (key === 'click' ? link.click() : link.press(key));
      await expect(note).toBeVisible();
      const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
      expect(address).toMatch(new RegExp(`^${baseUrl}/kennis/.+#.+`));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      expect(page.url()).toBe(address);
      await page.clock.runFor(10_000);
      await expect(note).toBeHidden();
    });
  }

  test('leaves the clipboard alone when it is opened in another tab', async ({ page, context }) => {
    await page.evaluate(() => navigator.clipboard.writeText('van de bezoeker'));
    const tab = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /^Link naar: / })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('van de bezoeker');
    await expect(page.getByText('Link gekopieerd')).toBeHidden();
  });

  test('stays out of the name of its heading and is at least 24 px large', async ({ page }) => {
    const links = await page.getByRole('link', { name: /^Link naar: / }).all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const id = decodeURIComponent(
        new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1),
      );
      const text = await page.evaluate((name) => document.getElementById(name)?.textContent, id);
      await expect(page.getByRole('heading', { name: text ?? '', exact: true })).toHaveCount(1);
      await expect(link).toHaveAccessibleName(`Link naar: ${text}`);
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  });
});

test('every article leads to the one before it and the one after it', async ({ page }) => {
  const paths = await listArticles(page);
  expect(paths.length).toBeGreaterThan(1);
  for (const [place, path] of paths.entries()) {
    await page.goto(path);
    const around = page.getByRole('navigation', { name: 'Vorig en volgend artikel' });
    const links = await around.getByRole('link').all();
    const found = await Promise.all(
      links.map(async (link) => [(await link.innerText()).split('\n')[0], await link.getAttribute('href')]),
    );
    const expected = [
      ['Vorig artikel', paths[place + 1]],
      ['Volgend artikel', paths[place - 1]],
    ].filter(([, href]) => href !== undefined);
    expect(found).toEqual(expected);
    await expect(page.getByRole('link', { name: 'Terug naar alle artikelen' })).toHaveAttribute(
      'href',
      '/kennis',
    );
  }
});

test('an article tells how long it takes to read', async ({ page }) => {
  await expect(page.getByRole('article').getByText(/^\d+ min leestijd$/)).toBeVisible();
});

test('paper gets the text and its address, and nothing to press', async ({ page }) => {
  const address = page.getByText(/^https:\/\/.+\/kennis\/[a-z-]+$/);
  const chrome = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Naar de inhoud' }),
    page.getByRole('link', { name: 'Terug naar alle artikelen' }),
    getContents(page),
    page.getByRole('link', { name: /^Link naar: / }).first(),
    page.getByRole('complementary', { name: 'Lees verder' }),
  ];
  for (const part of chrome) await expect(part).toBeVisible();
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const part of chrome) await expect(part).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(address).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a table is a stop for the Tab key only where it scrolls', async ({ page }) => {
  const tables = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('table') });
  await expect(tables.first()).toHaveAttribute('tabindex', '-1');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(tables.first()).toHaveAttribute('tabindex', '0');
});
