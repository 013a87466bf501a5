import { getHead, listHead } from '../support/documents.ts';
import { readPngSize } from '../support/png.ts';
import { expect, test } from '../support/test.ts';

test('the manifest is JSON and names icons of the sizes they have', async ({ documents, request }) => {
  const addresses = new Set(documents.map((document) => getHead(document, 'manifest')));
  expect(addresses.size).toBe(1);
  for (const address of addresses) {
    const response = await request.get(address);
    expect(response.headers()['content-type']).toMatch(/json/);
    const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] };
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, sizes } of icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(readPngSize(await icon.body()), src).toBe(sizes);
    }
  }
});

test('every icon a page names is there, and the favicon that browsers ask for by name', async ({
  documents,
  request,
}) => {
  const touchIcons = documents.map((document) => getHead(document, 'apple-touch-icon'));
  const icons = documents.flatMap((document) => listHead(document, 'icon'));
  for (const path of new Set([...touchIcons, ...icons, '/favicon.ico'])) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toMatch(/^image\//);
  }
});
