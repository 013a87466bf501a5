import { createAxe, listFaults } from '../support/axe.ts';
import { kinds } from '../support/pages.ts';
import { addRule } from '../support/style.ts';
import { expect, test } from '../support/test.ts';

for (const path of Object.values(kinds)) {
  test(`${path} can be read on paper, where no ground is printed`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await addRule(page, '*, ::before, ::after { background: none !important; }');
    expect(await listFaults(createAxe(page).withRules(['color-contrast']))).toEqual([]);
  });
}
