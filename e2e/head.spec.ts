import type { Page } from 'playwright/test';

import { getPages, getSitemapAddresses, readCompany } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { name: siteName } = await readCompany();
const imageAddresses = new Set<string>();

for (const { path, canonical } of await getPages()) {
  test(`${path} tells search engines and share cards what it is`, async ({ page }) => {
    await page.goto(path);
    const head = await readHead(page);
    const one = (key: string) => {
      expect(head[key], key).toHaveLength(1);
      return head[key]?.[0] ?? '';
    };

    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    const title = await page.title();
    expect(title.length, `length of "${title}"`).toBeLessThanOrEqual(60);
    if (!title.endsWith(` | ${siteName}`)) expect(title).toContain('|');
    const description = one('description');
    expect(description.length, `length of "${description}"`).toBeGreaterThanOrEqual(50);
    expect(description.length, `length of "${description}"`).toBeLessThanOrEqual(160);

    expect(one('canonical')).toBe(canonical);
    expect(one('og:url')).toBe(canonical);
    expect(head['robots'] ?? []).toEqual([]);

    expect(one('og:title')).toBe(title);
    expect(one('og:description')).toBe(description);
    expect(one('og:site_name')).toBe(siteName);
    expect(one('og:locale')).toBe('nl_NL');
    expect(one('og:type')).toMatch(/^(website|article)$/);
    expect(one('twitter:card')).toBe('summary_large_image');
    expect(one('og:image:alt')).not.toBe('');
    expect(new URL(one('og:image')).origin).toBe(new URL(canonical).origin);
    imageAddresses.add(one('og:image'));
  });
}

test('no two pages share a title or a description', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const address of await getSitemapAddresses()) {
    const { pathname } = new URL(address);
    const html = await (await request.get(pathname)).text();
    const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/s.exec(html)?.[1] ?? '';
    expect.soft(titles.get(title), `title of ${pathname}`).toBeUndefined();
    expect.soft(descriptions.get(description), `description of ${pathname}`).toBeUndefined();
    titles.set(title, pathname);
    descriptions.set(description, pathname);
  }
  expect(titles.size).toBeGreaterThan(1);
});

/** The content of every meta tag and the canonical, by name. */
async function readHead(page: Page): Promise<Record<string, string[]>> {
  const pairs = await page.evaluate(() => [
    ...[...document.head.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property') ?? meta.name,
      meta.content,
    ]),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => [
      'canonical',
      href,
    ]),
  ]);
  return Object.fromEntries(
    Object.entries(Object.groupBy(pairs, ([key]) => key ?? '')).map(([key, found = []]) => [
      key,
      found.map(([, value]) => value ?? ''),
    ]),
  );
}
