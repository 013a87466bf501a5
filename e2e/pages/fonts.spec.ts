// Fallback fonts have the metrics of the site's fonts, so that nothing moves when the real ones load late.
import { chromium, type Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { fontSettings } from '../../src/tools/testing/browser.ts';
import { listOverflow, measureShift, openWithLateFonts } from '../support/layout.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test as base } from '../support/test.ts';

const maxShift = 0.01;
const widths = [1440, 390];
const sentence =
  'Eerst zie je je applicatie als maquette, klikbaar en op schaal. Pas daarna bouwen we wat je echt nodig hebt.';

/** The fallback font of an element, on systems with a single sans-serif. */
const systems = {
  arial: { body: 'Text A', h1: 'Display A' },
  roboto: { h1: 'Display R' },
  dejavu: { h1: 'Display D' },
  noto: { h1: 'Display N' },
};

const test = base.extend<{ system: keyof typeof systems }>({
  system: ['arial', { option: true }],
  context: async ({ system, launchOptions }, use) => {
    const env = { ...process.env, FONTCONFIG_FILE: fontSettings(system) };
    const browser = await chromium.launch({ ...launchOptions, env });
    await use(await browser.newContext({ baseURL: baseUrl }));
    await browser.close();
  },
});

for (const [system, faces] of Object.entries(systems)) {
  test.describe(`where ${system} is the only sans`, () => {
    test.use({ system: system as keyof typeof systems });

    test('fallback fonts have the size of the real ones, and pages do not shift', async ({ page }) => {
      await page.goto(routes.about);
      for (const [element, face] of Object.entries(faces)) {
        const [real, other] = await measure(page, element, face);
        expect.soft(other.width / real.width, face).toBeGreaterThan(0.97);
        expect.soft(other.width / real.width, face).toBeLessThan(1.03);
        expect.soft(Math.abs(other.height / real.height - 1), face).toBeLessThan(0.01);
      }
      await expectToHold(page, [routes.home, routes.about]);
    });
  });
}

/** Visits pages at each width while fonts load after the first paint. */
async function expectToHold(page: Page, paths: string[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await openWithLateFonts(page, path);
      expect.soft(await measureShift(page), `${path} at ${width} px`).toBeLessThanOrEqual(maxShift);
      expect.soft(await listOverflow(page, width), `${path} at ${width} px`).toEqual([]);
    }
  }
}

/** Measures a sentence in the element's first font and in the fallback, in px. */
function measure(page: Page, element: string, standIn: string) {
  return page.evaluate(
    async ([tag = '', family = '', text = '']) => {
      const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(tag) ?? document.body);
      const [name = ''] = fontFamily.split(',').map((each) => each.replaceAll('"', '').trim());
      // The page ignores an optional font that loads too late.
      const rule = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .find((each) => each instanceof CSSFontFaceRule && each.cssText.includes(name)) as CSSFontFaceRule;
      const src = rule.style.getPropertyValue('src');
      document.fonts.add(await new FontFace('Real', src, { weight: '400 700' }).load());
      const measureIn = async (face: string) => {
        await document.fonts.load(`${fontWeight} 100px ${face}`);
        const span = document.createElement('span');
        const font = `${fontWeight} 100px/normal ${face}`;
        Object.assign(span.style, { font, whiteSpace: 'nowrap', display: 'inline-block' });
        span.textContent = text;
        document.body.append(span);
        return { width: span.offsetWidth, height: span.offsetHeight };
      };
      return [await measureIn('Real'), await measureIn(`"${family}"`)] as const;
    },
    [element, standIn, sentence],
  );
}
