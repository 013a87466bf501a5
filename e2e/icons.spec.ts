import { readPngSize } from './support/png.ts';
import { expect, test } from './support/test.ts';

test('the manifest is JSON and names icons of the sizes they have', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href);
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toMatch(/json/);
  const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(readPngSize(await icon.body()), src).toBe(sizes);
  }
});

test('the icons that a page names, and the favicon browsers ask for by name, are there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const icons = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=icon], link[rel=apple-touch-icon]'), ({ href }) =>
      new URL(href).pathname,
    ),
  );
  expect(icons.some((path) => path.includes('apple-touch-icon'))).toBe(true);
  for (const path of new Set([...icons, '/favicon.ico'])) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toMatch(/^image\//);
  }
});
