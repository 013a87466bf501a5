import { pages } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Wrong ways to write the address of a page. */
function listSlips(path: string): string[] {
  if (path === '/') return ['//', '/index', '/index.html', '/INDEX.html/'];
  const capital = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
  return [
    ...[`${path}/`, `${path}//`, `${path}.html`, `${path}.html/`, `${path}/index.html`],
    ...[path.toUpperCase(), capital, `/${path}`, path.replaceAll('/', '//'), `/${capital}.html//`],
  ];
}

for (const { path, canonical } of pages) {
  test(`${path} and its canonical address are served as they are`, async ({ request }) => {
    for (const address of [path, new URL(canonical).pathname]) {
      expect.soft((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    }
  });

  test(`every slip in ${path} leads there in one step`, async ({ request }) => {
    for (const slip of listSlips(path)) {
      const response = await request.get(`${baseUrl}${slip}?van=elders`, { maxRedirects: 0 });
      const { location } = response.headers();
      if (isBuilt(path)) {
        expect.soft([response.status(), location], slip).toEqual([301, `${path}?van=elders`]);
        continue;
      }
      if (/^(\/[^/]+){2}\/$/.test(slip)) {
        expect.soft([response.status(), location], slip).toEqual([301, `${slip.slice(0, -1)}?van=elders`]);
        continue;
      }
      expect.soft(location, slip).toBeUndefined();
      if (response.status() === 404) continue;
      expect.soft(await response.text(), slip).toContain(`<link rel="canonical" href="${canonical}"`);
    }
  });
}

/** An unknown address below an overview shows that overview: no file, so a slip in it is one more unknown address. */
function isBuilt(path: string): boolean {
  return !path.endsWith('/onbekend');
}
