import { getHead } from './support/documents.ts';
import { readPngSize } from './support/png.ts';
import { expect, test } from './support/test.ts';

/** WhatsApp leaves out heavier images. */
const maxShareImageBytes = 300_000;

test('every share image is a PNG of the stated size, light enough for chat apps', async ({
  documents,
  request,
}) => {
  const stated = new Map<string, string>();
  for (const document of documents) {
    const size = `${getHead(document, 'og:image:width')}x${getHead(document, 'og:image:height')}`;
    expect(getHead(document, 'og:image:type')).toBe('image/png');
    stated.set(new URL(getHead(document, 'og:image')).pathname, size);
  }
  for (const [path, size] of stated) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const bytes = await response.body();
    expect.soft(readPngSize(bytes), path).toBe(size);
    expect.soft(bytes.length, path).toBeLessThan(maxShareImageBytes);
  }
});
