import type { Locator, Page } from 'playwright/test';

import { readingLinePercent } from '../../src/components/reading-settings.ts';
import { routes, toListingPage } from '../../src/site/addresses.ts';
import { createAxe, listFaults } from '../support/axe.ts';
import { scrollTo } from '../support/islands.ts';
import { articlePaths, findArticleWith, ownPaths } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** With a table of contents, which an article of three parts or more has. */
const longArticle = findArticleWith('aria-label="Op deze pagina"') ?? '';

const getContents = (page: Page) => page.getByRole('navigation', { name: 'Op deze pagina' });

/** Scrolls until the top of `heading` is `offset` px below the line at which a part counts as being read. */
async function putAtReadingLine(page: Page, heading: Locator, offset: number): Promise<void> {
  const top = await heading.evaluate(
    (element, share) => element.getBoundingClientRect().top + scrollY - innerHeight * share,
    readingLinePercent / 100,
  );
  await scrollTo(page, top - offset);
}

test.describe('in an article of several parts', () => {
  test.skip(!longArticle, 'no article has a table of contents');
  test.beforeEach(({ page }) => page.goto(longArticle));

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
      expect(await listFaults(createAxe(page).include('main'))).toEqual([]);
    });
  });

  test('an article tells how long it takes to read', async ({ page }) => {
    await expect(page.getByRole('article').getByText(/^\d+\u00a0min leestijd$/)).toBeVisible();
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

  test(
    'the table of contents is one line on a phone until it is opened',
    { tag: '@phone-only' },
    async ({ page }) => {
      const contents = getContents(page);
      await expect(contents.getByRole('link').first()).toBeHidden();
      expect((await contents.boundingBox())?.height).toBeLessThan(64);
      await contents.getByText('Op deze pagina').tap();
      const last = contents.getByRole('link').last();
      const name = await last.innerText();
      await last.tap();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    },
  );

  test(
    'the link beside a heading shows without a pointer to hover with',
    { tag: '@phone-only' },
    async ({ page }) => {
      const link = page.getByRole('link', { name: /^Link naar: / }).first();
      await expect(link).toHaveCSS('opacity', '1');
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    },
  );

  test.describe('without scripts', { tag: '@no-js' }, () => {
    // Without smooth scrolling, in which Chromium loses a jump made while it still scrolls to the focus.
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the link beside a heading leads to it', async ({ page }) => {
      const name = await getContents(page).getByRole('link').nth(1).innerText();
      await page.getByRole('link', { name: `Link naar: ${name}`, exact: true }).press('Enter');
      await expectToStandAt(page, name);
    });

    test('the table of contents lies open beside the text', async ({ page }) => {
      const link = getContents(page).getByRole('link').nth(1);
      const name = await link.innerText();
      await link.click();
      await expectToStandAt(page, name);
    });
  });
});

test('every article leads to the one before it, the one after it and back to all', async ({
  page,
  documents,
}) => {
  test.skip(articlePaths.length === 0, 'there is no article');
  const paths = await listNewestFirst(page);
  expect(paths.toSorted()).toEqual(articlePaths.toSorted());
  for (const [place, path] of paths.entries()) {
    const links = documents.find((document) => document.path === path)?.links ?? [];
    const around = links.filter(({ rel }) => rel.includes('prev') || rel.includes('next'));
    const found = around.map(({ text, href }) => [/^V\S+ artikel/.exec(text)?.[0], href]);
    const expected = [
      ['Vorig artikel', paths[place + 1]],
      ['Volgend artikel', paths[place - 1]],
    ].filter(([, href]) => href !== undefined);
    expect.soft(found, path).toEqual(expected);
    const back = links.find(({ text }) => text === 'Terug naar alle artikelen');
    expect.soft(back?.href, path).toBe(routes.articles);
  }
});

test(
  'the photo of an article says what it shows and who made it, also below the text of a phone',
  { tag: '@phone' },
  async ({ page }) => {
    const article = findArticleWith('<small>Foto: ');
    test.skip(!article, 'no article has a photo whose maker is known');
    await page.goto(article ?? '/');
    const figure = page
      .getByRole('figure')
      .filter({ has: page.getByRole('img') })
      .filter({ hasText: 'Foto: ' })
      .last();
    const alt = await figure.getByRole('img').getAttribute('alt');
    await expect(figure.getByText(alt ?? '', { exact: true })).toBeVisible();
    await expect(figure.getByText(/^Foto: \S/)).toBeVisible();
  },
);

/** The paths of the articles, newest first, as `/kennis` and its further pages list them. */
async function listNewestFirst(page: Page): Promise<string[]> {
  const paths: string[] = [];
  for (let number = 1; ownPaths.includes(toListingPage(routes.articles, number)); number += 1) {
    await page.goto(toListingPage(routes.articles, number));
    const titles = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    paths.push(
      ...(await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
    );
  }
  return paths;
}

/** Expects the page to stand at the heading, right under the header. */
async function expectToStandAt(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(160);
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${await heading.getAttribute('id')}`);
}
