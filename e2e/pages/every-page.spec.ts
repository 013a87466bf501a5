// Opens each page once: every run on a wide screen, one page of each template on other screens, and all of them nightly.
import type { Locator, Page } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createAxe, listViolations, plainBackgrounds, standards } from '../support/axe.ts';
import {
  collectScripts,
  dismissBar,
  getMenuToggle,
  listIslandScripts,
  scrollTo,
} from '../support/islands.ts';
import {
  addRule,
  listOutsideHeader,
  measureShift,
  openWithLateFonts,
  showWholeScreen,
} from '../support/layout.ts';
import { caseCategoryPaths, templates, canonicalPaths, resultPaths, unknownPath } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { listSmallTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';
import { listCutWords, listMisfits, readLines } from '../support/texts.ts';

const { dismissedKey } = floatingBarSettings;
const mostShift = 0.01;
const leastFontSize = 15;
/** In px; 320 is a 1280 px window at 400% zoom, where text in drawings may be smaller. */
const widths = {
  all: [1440, 768, 390, 320],
  odd: [1920, 1024, 360],
  spaced: [1140, 1024, 390, 320],
  enlarged: [1280, 768, 500, 390, 320],
  tablet: 768,
  phone: 390,
};
/** The text spacing that a visitor may set (WCAG 1.4.12). */
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }`;
/** Twice the browser's default, in px. */
const enlargedFontSize = 32;
const windowHeight = 900;
const leastDesignedWidth = 360;
/** The width of an A4 page between its margins, in px. */
const sheetWidth = 718;
const leastLetters = 200;

/** `/cases` with a chosen category; other aliases show the same page as their original. */
const [chosenCategory = routes.cases] = caseCategoryPaths;

/** The only script that an idle page may load: the worker of the particles, on home. */
const workerScript = /\/worker-[\w-]+\.js$/;

for (const path of [...canonicalPaths, chosenCategory, ...resultPaths]) visit(path);

test.describe('the error page', () => {
  test.use({ expectedComplaints: /status of 404/ });
  visit(unknownPath);
});

function visit(path: string): void {
  const isTemplate = (Object.values(templates) as string[]).includes(path);
  const later = isTemplate ? [] : [tags.nightly];

  const engines = { tag: isTemplate ? [tags.engines] : [] };
  test(`${path} is accessible, still, idle, and fits every width`, engines, async ({ page, context }) => {
    const scripts = collectScripts(page);
    await dismissBar(page);
    await openWithLateFonts(page, path);
    expect.soft(await listFadedText(page.getByRole('main')), 'waiting for a script').toEqual([]);
    // Checked before axe, which scrolls.
    const needless = () => scripts.filter((script) => path !== routes.home || !workerScript.test(script));
    expect.soft(needless(), 'scripts of an idle page').toEqual([]);
    await expectAccessible(page);
    expect.soft(await measureShift(page), 'layout shift').toBeLessThanOrEqual(mostShift);
    await expect.poll(() => listUnloaded(page), 'pictures').toEqual([]);
    for (const width of widths.all) {
      await expectToFit(page, width);
      if (width === widths.phone) expect.soft(await listSmallTargets(page), 'small targets').toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await listMoving(page), 'moving under reduced motion').toEqual([]);
    expect.soft(listIslandScripts(needless()), 'unneeded islands').toEqual([]);
    const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
    expect.soft(kept, 'kept in storage').toEqual([dismissedKey]);
    expect.soft(await context.cookies(), 'cookies').toEqual([]);
    if (isTemplate) await expectToFitSpaced(page);
  });

  test(`${path} holds on a phone`, { tag: [tags.phoneOnly, ...later] }, async ({ page }) => {
    await dismissBar(page);
    await openWithLateFonts(page, path);
    await expect.soft(getMenuToggle(page)).toBeVisible();
    if (isTemplate) await expectAccessible(page);
    expect.soft(await measureShift(page), 'layout shift').toBeLessThanOrEqual(mostShift);
    await expect.poll(() => listUnloaded(page), 'pictures').toEqual([]);
    await expectToFit(page, widths.phone);
    expect.soft(await listSmallTargets(page), 'small targets').toEqual([]);
  });

  test(`${path} shows all its text without scripts`, { tag: [tags.noJs, ...later] }, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    expect.soft((await main.innerText()).length, 'letters').toBeGreaterThan(leastLetters);
    expect.soft(await listFadedText(main), 'waiting for a script').toEqual([]);
    await expect.poll(() => listUnloaded(page), 'pictures').toEqual([]);
  });

  test(`${path} fits unusual widths and paper`, { tag: tags.nightly }, async ({ page }) => {
    await page.goto(path);
    for (const width of widths.odd) await expectToFit(page, width);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: sheetWidth, height: windowHeight });
    expect.soft(await listMisfits(page, sheetWidth), 'misfits on paper').toEqual([]);
    expect.soft(await listFixed(page), 'fixed over the text on paper').toEqual([]);
    if (!isTemplate) return;
    await addRule(page, '*, ::before, ::after { background: none !important; }');
    const violations = await listViolations(createAxe(page).withRules(['color-contrast']));
    expect.soft(violations, 'too faint on paper').toEqual([]);
  });

  test(`${path} fits text with the visitor's settings`, { tag: tags.nightly }, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: enlargedFontSize } });
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${enlargedFontSize}px`);
    for (const width of widths.enlarged) await expectWordsToFit(page, width, 'enlarged');
    if (isTemplate) return;
    await browser.detach();
    await page.reload();
    await expectToFitSpaced(page);
  });
}

async function expectToFitSpaced(page: Page): Promise<void> {
  await addRule(page, textSpacing);
  for (const width of widths.spaced) await expectWordsToFit(page, width, 'spaced');
}

/** Expects everything to fit the window and the header, with the visitor's text settings. */
async function expectWordsToFit(page: Page, width: number, text: 'spaced' | 'enlarged'): Promise<void> {
  await page.setViewportSize({ width, height: windowHeight });
  await showWholeScreen(page);
  await scrollTo(page, 0);
  const misfits = [...(await listMisfits(page, width)), ...(await listOutsideHeader(page, width))];
  expect.soft(misfits, `misfits at ${width} px with ${text} text`).toEqual([]);
}

async function expectAccessible(page: Page): Promise<void> {
  await addRule(page, plainBackgrounds);
  const violations = await listViolations(createAxe(page).withTags(standards));
  expect.soft(violations, 'accessibility violations').toEqual([]);
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: windowHeight });
  await showWholeScreen(page);
  await scrollTo(page, 0);
  const title = page.getByRole('heading', { level: 1 });
  const lines = await readLines(page);
  const [end, misfits, cutWords] = await Promise.all([
    title.evaluate((heading) => heading.getBoundingClientRect().bottom),
    listMisfits(page, width, lines),
    width < widths.tablet ? [] : listCutWords(page),
  ]);
  expect.soft(end, `end of the title at ${width} px`).toBeLessThan(windowHeight);
  expect.soft(misfits, `misfits at ${width} px`).toEqual([]);
  expect.soft(cutWords, `words cut in two at ${width} px`).toEqual([]);
  if (width < leastDesignedWidth) return;
  const small = lines.filter(({ fontSize }) => fontSize < leastFontSize - 0.01);
  expect.soft(small, `small text at ${width} px`).toEqual([]);
}

/** Lists the elements that would print over the text of every page. */
function listFixed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .map((element) => (element.cloneNode() as Element).outerHTML),
  );
}

/** Lists the pictures and drawn shapes that did not load on a page scrolled to its end. */
function listUnloaded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pictures = [...document.images].filter(
      (image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0),
    );
    const shapes = [...document.querySelectorAll<SVGUseElement>('main [role="img"] use')].filter(
      (shape) => shape.checkVisibility() && shape.getBBox().width === 0,
    );
    return [...pictures, ...shapes].map((element) => element.outerHTML);
  });
}

/** Lists the elements that move, or would on a change. */
function listMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        ['', '::before', '::after'].some((pseudo) => {
          const { animationName, transitionDuration } = getComputedStyle(element, pseudo);
          return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
        }),
      )
      .map((element) => (element.cloneNode() as Element).outerHTML),
  );
}

/** Lists the texts in `main` that wait for a script to fade them in. */
function listFadedText(main: Locator): Promise<string[]> {
  return main.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((child) => child.checkVisibility())
      .filter((child) => !child.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((child) => child.outerHTML),
  );
}
