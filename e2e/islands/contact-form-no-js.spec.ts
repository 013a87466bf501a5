import { routes } from '../../src/site/addresses.ts';
import { readCompany } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test(
  'the contact page says how to reach us and keeps a message out of the address',
  { tag: '@no-js' },
  async ({ page }) => {
    const { phone, email } = await readCompany();
    await page.goto(routes.contact);
    const note = page.getByRole('main').getByRole('paragraph').filter({ hasText: 'JavaScript' });
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+31\d{9}$/);
    await expect(note.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    const methods = await page.evaluate(() => Array.from(document.forms, ({ method }) => method));
    for (const method of methods) expect(method).toBe('post');
  },
);
