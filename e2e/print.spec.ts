import AxeBuilder from '@axe-core/playwright';

import { routes } from '../src/site/routes.ts';
import { addRule } from './support/style.ts';
import { expect, test } from './support/test.ts';

const kinds = [
  routes.home,
  routes.solution('planning'),
  routes.approachStep('mockupfase'),
  routes.expertisePage('cloud'),
  routes.article('wat-is-een-progressive-web-app'),
  routes.contact,
];

for (const path of kinds) {
  test(`${path} can be read on paper, where no ground is printed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await addRule(page, '*, ::before, ::after { background: none !important; }');
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    const pale = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    expect(pale).toEqual([]);
  });
}
