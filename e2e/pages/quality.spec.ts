// The page about the site's quality shows the figures of content/metingen.json.
import { routes } from '../../src/site/addresses.ts';
import { formatDate } from '../../src/site/dates.ts';
import { barNames, createBars } from '../../src/site/bars.ts';
import { measurements } from '../../src/site/measurements.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('it shows the main figures with day and version, and every page links to it', async ({
  page,
  documents,
}) => {
  await page.goto(routes.quality);
  const block = page.getByRole('complementary', { name: 'Over deze meting' });
  const { date, lighthouse, pages, visits } = measurements;
  await expect(block.getByRole('definition')).toHaveText([
    `${Math.min(...pages.map(({ marks }) => marks.performance))} van de 100`,
    /\skB$/,
    visits.cookies === 0 ? 'geen cookies' : /^\d/,
    visits.violations === 0 ? 'geen fouten' : /^\d/,
  ]);
  await expect(block.getByRole('paragraph')).toHaveText(
    `Gemeten op ${formatDate(new Date(date))} met Lighthouse ${lighthouse}.`,
  );
  for (const { path, links } of documents) {
    expect
      .soft(
        links.map(({ href }) => href),
        path,
      )
      .toContain(routes.quality);
  }
});

for (const name of barNames) {
  test(
    `the bars of ${name} are as long as the figures beside them`,
    { tag: tags.phone },
    async ({ page }) => {
      await page.goto(routes.quality);
      const bars = createBars(name, measurements);
      const figure = page.locator('.bars').filter({ hasText: bars[0]?.label ?? '' });
      test.skip((await figure.count()) === 0, 'the text has no such bars');
      await expect(figure.getByRole('term')).toHaveText(bars.map(({ label }) => label));
      await expect(figure.getByRole('definition')).toHaveText(bars.map(({ value }) => value));
      const drawn = await figure.locator('dd > svg').evaluateAll((all) =>
        all.map((svg) => {
          const width = svg.querySelector('rect')?.getBoundingClientRect().width ?? 0;
          return (width / svg.clientWidth) * 100;
        }),
      );
      for (const [place, { percent, label }] of bars.entries()) {
        expect.soft(Math.abs((drawn[place] ?? 0) - percent), label).toBeLessThan(1.5);
      }
    },
  );
}
