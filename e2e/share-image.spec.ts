import { readHead } from './support/head.ts';
import { readPngSize } from './support/png.ts';
import { getSitemapAddresses } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** WhatsApp leaves out heavier images. */
const maxShareImageBytes = 300_000;

test('every share image is a PNG of the stated size and light enough for chat apps', async ({
  page,
  request,
}) => {
  const stated = new Map<string, string>();
  for (const address of await getSitemapAddresses()) {
    await page.goto(new URL(address).pathname);
    const { one } = await readHead(page);
    expect(one('og:image:type')).toBe('image/png');
    stated.set(new URL(one('og:image')).pathname, `${one('og:image:width')}x${one('og:image:height')}`);
  }
  for (const [path, size] of stated) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const bytes = await response.body();
    expect.soft(readPngSize(bytes), path).toBe(size);
    expect.soft(bytes.length, path).toBeLessThan(maxShareImageBytes);
  }
});
