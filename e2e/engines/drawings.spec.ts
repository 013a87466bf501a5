import { routes } from '../../src/site/addresses.ts';
import { hasParts, hasPictures } from '../support/drawings.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from './support/test.ts';
import { expectInPage } from './support/visitor.ts';

for (const scripting of [true, false]) {
  test.describe(scripting ? 'with scripts' : 'without scripts', () => {
    test.use({ scripting });

    test('a drawing has its shapes from a file, and its pen, letters and motion from the page', async ({
      tab,
    }) => {
      await tab.goto(kinds.solution);
      await expectInPage(tab, hasParts);
      const looks = await tab.evaluate(() =>
        [...document.querySelectorAll('main [role="img"] *')].map((part) => {
          const { stroke, fontFamily, animationName } = getComputedStyle(part);
          return { stroke, fontFamily, animationName };
        }),
      );
      for (const { stroke, fontFamily } of looks) {
        expect(stroke).toMatch(/^rgb/);
        expect(fontFamily).toContain('Figtree');
      }
      expect(looks.some(({ animationName }) => animationName !== 'none')).toBe(true);
    });

    test('pictures come as the visitor gets near', async ({ tab }) => {
      await tab.goto(routes.home);
      await expectInPage(tab, hasPictures);
    });
  });
}
