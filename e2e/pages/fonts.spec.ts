import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { waitForFrames } from '../support/islands.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const maxShift = 0.001;
const sentence =
  'Eerst zie je je applicatie als maquette, klikbaar en op schaal; pas daarna bouwen we wat je echt nodig hebt.';

test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

for (const [name, element, standIn] of [
  ['text', 'body', 'Text A'],
  ['display', 'h1', 'Display A'],
] as const) {
  test(`until the ${name} face is there, a face of the same measures stands in`, async ({ page }) => {
    await page.goto(routes.about);
    const isInstalled = await page.evaluate((family) => {
      return document.fonts
        .load(`16px "${family}"`)
        .then((faces) => faces.some(({ status }) => status === 'loaded'));
    }, standIn);
    test.skip(!isInstalled, 'this machine has neither Arial nor its likes');
    const [own, other] = await measure(page, element, standIn);
    expect(other.width / own.width).toBeGreaterThan(0.97);
    expect(other.width / own.width).toBeLessThan(1.03);
    expect(Math.abs(other.height / own.height - 1)).toBeLessThan(0.01);
  });
}

for (const width of [390, 1440]) {
  for (const path of [kinds.home, kinds.expertisePage, kinds.about, kinds.contact]) {
    test(`${path} does not shift at ${width} px, whether its fonts are late or never come`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const release = await holdFonts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await watchShifts(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForFrames(page);
      expect(await readShift(page)).toBeLessThanOrEqual(maxShift);
      release();
      await page.evaluate(() => document.fonts.ready);
      await waitForFrames(page);
      expect(await readShift(page)).toBeLessThanOrEqual(maxShift);
    });
  }
}

/** A sentence in the element's own first face and in `standIn`, in px. */
function measure(page: Page, element: string, standIn: string) {
  return page.evaluate(
    async ([tag, family, text]) => {
      const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(tag) ?? document.body);
      const [name = ''] = fontFamily.split(',').map((each) => each.replaceAll('"', '').trim());
      // Loaded by hand: an optional face that came too late for the page stays out of it.
      const rule = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .find((each) => each instanceof CSSFontFaceRule && each.cssText.includes(name)) as CSSFontFaceRule;
      const src = rule.style.getPropertyValue('src');
      document.fonts.add(await new FontFace('Own', src, { weight: '400 700' }).load());
      const measureIn = async (face: string) => {
        await document.fonts.load(`${fontWeight} 100px ${face}`);
        const span = document.createElement('span');
        Object.assign(span.style, {
          font: `${fontWeight} 100px/normal ${face}`,
          whiteSpace: 'nowrap',
          display: 'inline-block',
        });
        span.textContent = text;
        document.body.append(span);
        return { width: span.offsetWidth, height: span.offsetHeight };
      };
      return [await measureIn('Own'), await measureIn(`"${family}"`)] as const;
    },
    [element, standIn, sentence] as const,
  );
}

/** Keeps fonts from arriving, as a slow network does; returns what lets them through. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}
