import { hasParts } from '../support/drawings.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from './support/test.ts';
import { expectInPage } from './support/visitor.ts';

for (const scripting of [true, false]) {
  test.describe(scripting ? 'with scripts' : 'without scripts', () => {
    test.use({ scripting });

    test('a drawing takes its shapes from a file, and its colours, letters and motion from the page', async ({
      tab,
    }) => {
      await tab.goto(kinds.solution);
      await expectInPage(tab, hasParts);
      const looks = await tab.evaluate(() => {
        const drawing = document.querySelector('main [role="img"]');
        const parts = [...(drawing?.querySelectorAll('use') ?? [])].map((part) => getComputedStyle(part));
        const frame = drawing && getComputedStyle(drawing);
        return {
          isPenned: parts.every(({ stroke }) => stroke === frame?.stroke && stroke.startsWith('rgb')),
          isLettered: parts.every(({ fontFamily }) => fontFamily.includes('Figtree')),
          moving: [...(drawing?.querySelectorAll('*') ?? [])].filter(
            (part) => getComputedStyle(part).animationName !== 'none',
          ).length,
        };
      });
      expect(looks).toMatchObject({ isPenned: true, isLettered: true });
      expect(looks.moving).toBeGreaterThan(1);
    });
  });
}
