import { expect, test } from '../support/test.ts';

test('every image says what it shows and keeps its place while it loads', ({ documents }) => {
  const images = documents.flatMap(({ path, images }) => images.map((image) => ({ path, ...image })));
  expect(images.length).toBeGreaterThan(0);
  for (const { path, address, alt, width, height } of images) {
    // A drawing may be silent: pictures.spec.ts asks it.
    if (!address.includes('/picture.')) expect.soft(alt, `description of ${address} on ${path}`).toBeTruthy();
    expect.soft(width * height, `size of ${address} on ${path}`).toBeGreaterThan(0);
  }
});

test('every drawing has a shape of its own', ({ documents }) => {
  for (const { path, shapeless } of documents) expect.soft(shapeless, path).toEqual([]);
});
