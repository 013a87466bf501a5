import { readHead } from './support/head.ts';
import { getPages, getSitemapAddresses, readCompany } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { name: siteName } = await readCompany();
const pages = await getPages();

for (const { path, canonical } of pages) {
  test(`${path} says what it is to search engines and share cards`, async ({ page }) => {
    await page.goto(path);
    const { one, all } = await readHead(page);
    const title = one('title');
    const description = one('description');

    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    expect(title.length, `length of "${title}"`).toBeLessThanOrEqual(60);
    if (!title.endsWith(` | ${siteName}`)) expect(title).toContain('|');
    expect(description.length, `length of "${description}"`).toBeGreaterThanOrEqual(50);
    expect(description.length, `length of "${description}"`).toBeLessThanOrEqual(160);

    expect(one('canonical')).toBe(canonical);
    expect(one('og:url')).toBe(canonical);
    expect(all('robots')).toEqual([]);

    expect(one('og:title')).toBe(title);
    expect(one('og:description')).toBe(description);
    expect(one('og:site_name')).toBe(siteName);
    expect(one('og:locale')).toBe('nl_NL');
    expect(one('og:type')).toBe(/^\/kennis\/./.test(path) ? 'article' : 'website');
    expect(one('og:image:alt')).not.toBe('');
    expect(new URL(one('og:image')).origin).toBe(new URL(canonical).origin);
    expect(one('twitter:card')).toBe('summary_large_image');
  });
}

test('no two pages share a title or a description', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const address of await getSitemapAddresses()) {
    const { pathname } = new URL(address);
    await page.goto(pathname);
    const { one } = await readHead(page);
    for (const text of [one('title'), one('description')]) {
      expect.soft(seen.get(text), `"${text}" stands on ${pathname} too`).toBeUndefined();
      seen.set(text, pathname);
    }
  }
});
