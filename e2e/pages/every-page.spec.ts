// Each page is opened once on a wide screen, once on a phone and once without scripts, and asked everything there.
// A check of the HTML alone needs no browser: those read `documents`, in links.spec.ts, head.spec.ts and so on.
import type { BrowserContext, Locator, Page, Response } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createAxe, listFaults } from '../support/axe.ts';
import { collectScripts, scrollTo, waitForFrames } from '../support/islands.ts';
import { listFixed, listWiderThan, measureShift } from '../support/layout.ts';
import { pages, unlistedPaths } from '../support/pages.ts';
import { addRule } from '../support/style.ts';
import { listSmallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';
import { findOverlaps, listCutWords, readLines } from '../support/texts.ts';

const { dismissedKey } = floatingBarSettings;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const mostShift = 0.01;
const leastFontSize = 15;
/** Screens in px; the narrowest is a page at 400% zoom, where text in drawings may be smaller. */
const widths = { phone: [390, 360, 320], desktop: [1920, 1440, 1024, 768] };
const windowHeight = 900;
const leastDesignedWidth = 360;
/** An A4 sheet between its margins, in px. */
const sheetWidth = 718;
const untouchedMs = 10_000;
const leastLetters = 200;

/** The particles and the form wake without being touched; waking.spec.ts knows when. */
const wakesOnItsOwn: string[] = [routes.home, routes.contact];

test.describe('a page with scripts', { tag: '@phone' }, () => {
  for (const { path } of pages) {
    test(`${path} is whole, accessible and still, and fits every width`, async ({
      page,
      context,
      isMobile,
    }) => {
      const scripts = collectScripts(page);
      const response = await openWithLateFonts(page, path, isMobile);
      await expectWhole(page, response, path);
      if (!isMobile) await expectUntouched(page, context);
      if (!isMobile && !wakesOnItsOwn.includes(path)) {
        expect.soft(scripts, 'external scripts of an untouched page').toEqual([]);
      }
      await expectAccessible(page);
      await (isMobile ? expectToFitPhones(page) : expectToFitDesktops(page));
    });
  }

  test.describe('an unlisted page', () => {
    test.use({ expectedComplaints: /status of 404/ });

    for (const path of unlistedPaths) {
      test(`${path} is accessible and still, and fits every width`, async ({ page, isMobile }) => {
        await openWithLateFonts(page, path, isMobile);
        await expectAccessible(page);
        await (isMobile ? expectToFitPhones(page) : expectToFitDesktops(page));
      });
    }
  });
});

test.describe('a page without scripts', { tag: '@no-js' }, () => {
  for (const { path } of pages) {
    test(`${path} shows all its text`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      expect.soft((await main.innerText()).length, 'letters').toBeGreaterThan(leastLetters);
      expect.soft(await listFadedText(main), 'waiting for a script').toEqual([]);
    });
  }
});

/** Opens a page on a network that brings the fonts only when the page is there already; its clock can be moved. */
async function openWithLateFonts(page: Page, path: string, isMobile: boolean): Promise<Response | null> {
  // The bar comes and goes over what the finger is to hit.
  if (isMobile) await page.addInitScript((key) => localStorage.setItem(key, 'ja'), dismissedKey);
  await page.clock.install();
  const { promise: shown, resolve: show } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await shown;
    await route.continue();
  });
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForFrames(page);
  show(undefined);
  await page.waitForLoadState();
  return response;
}

async function expectWhole(page: Page, response: Response | null, path: string): Promise<void> {
  expect.soft(response?.status(), 'status').toBe(200);
  expect.soft(new URL(page.url()).pathname, 'address after loading').toBe(path);
  const titles = page.getByRole('heading', { level: 1 });
  await expect.soft(titles, 'first headings').toHaveCount(1);
  await expect.soft(titles.first(), 'first heading').not.toBeEmpty();
  const lastLink = await page.getByRole('main').getByRole('link').last().getAttribute('href');
  expect.soft(new URL(lastLink ?? '', page.url()).pathname, 'last link').toBe(routes.contact);
}

/** Nothing is kept of a visitor who only looks, for as long as nothing happens. */
async function expectUntouched(page: Page, context: BrowserContext): Promise<void> {
  await page.clock.runFor(untouchedMs);
  expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length), 'kept values').toBe(0);
  expect.soft(await context.cookies(), 'cookies').toEqual([]);
}

async function expectAccessible(page: Page): Promise<void> {
  // Axe does not judge the contrast of text on a background image, and ours are only faint grid lines.
  await addRule(page, '*, ::before, ::after { background-image: none !important; }');
  const faults = await listFaults(createAxe(page).withTags(standards));
  expect.soft(faults, 'accessibility faults').toEqual([]);
}

async function expectToFitPhones(page: Page): Promise<void> {
  expect.soft(await measureShift(page), 'layout shift').toBeLessThanOrEqual(mostShift);
  expect.soft(await listSmallTargets(page), 'hard to hit with a finger').toEqual([]);
  for (const width of widths.phone) await expectToFit(page, width);
}

async function expectToFitDesktops(page: Page): Promise<void> {
  expect.soft(await measureShift(page), 'layout shift').toBeLessThanOrEqual(mostShift);
  for (const width of widths.desktop) {
    await expectToFit(page, width);
    expect.soft(await listCutWords(page), `words cut in two at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: sheetWidth, height: windowHeight });
  expect.soft(await listWiderThan(page, sheetWidth), 'sticking out of paper').toEqual([]);
  expect.soft(findOverlaps(await readLines(page)), 'text over text on paper').toEqual([]);
  expect.soft(await listFixed(page), 'fixed over the text on paper').toEqual([]);
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: windowHeight });
  await scrollTo(page, 0);
  const title = page.getByRole('heading', { level: 1 });
  const end = await title.evaluate((heading) => heading.getBoundingClientRect().bottom);
  expect.soft(end, `end of the title at ${width} px`).toBeLessThan(windowHeight);
  expect.soft(await listWiderThan(page, width), `sticking out at ${width} px`).toEqual([]);
  const lines = await readLines(page);
  expect.soft(findOverlaps(lines), `text over text at ${width} px`).toEqual([]);
  const cut = lines.filter(({ isCut }) => isCut);
  expect.soft(cut, `text cut off at ${width} px`).toEqual([]);
  // A hundredth for rounding in a drawing's scale.
  const small = lines.filter(({ fontSize }) => fontSize < leastFontSize - 0.01);
  if (width < leastDesignedWidth) return;
  expect.soft(small, `small text at ${width} px`).toEqual([]);
  expect.soft(await listSmallDrawings(page), `words too small at ${width} px`).toEqual([]);
}

/** The drawings from files in which a word, if there is one, shows too small: it takes its size from the page. */
function listSmallDrawings(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll<SVGUseElement>('[role="img"] use')]
        .filter((part) => {
          const { a = 0, b = 0 } = part.getScreenCTM() ?? {};
          return Math.hypot(a, b) * parseFloat(getComputedStyle(part).fontSize) < least;
        })
        .map((part) => part.outerHTML),
    leastFontSize - 0.01,
  );
}

/** The texts in `main` that nobody can see because they still wait for a script to fade them in. */
function listFadedText(main: Locator): Promise<string[]> {
  return main.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((child) =>
        [...child.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter(
        (child) =>
          child.checkVisibility() &&
          !child.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((child) => child.outerHTML),
  );
}
