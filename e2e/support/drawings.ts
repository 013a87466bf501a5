import { createHash } from 'node:crypto';

import { expect, type APIRequestContext } from 'playwright/test';

/** That each of these files of `_astro` is named `kind` and by its content, and kept for a year. */
export async function expectKept(request: APIRequestContext, kind: string, names: string[]): Promise<void> {
  for (const name of names) {
    const response = await request.get(`/_astro/${name}`);
    const hash = createHash('sha256')
      .update(await response.body())
      .digest('base64url');
    expect.soft(name).toBe(`${kind}.${hash.slice(0, 6)}.svg`);
    expect.soft(response.headers()['content-type'], name).toBe('image/svg+xml');
    expect.soft(response.headers()['cache-control'], name).toMatch(/max-age=31536000, immutable/);
  }
}

/** Runs in the page: whether every part that a drawing takes from a file has come, and is drawn within the drawing. */
export function hasParts(): boolean {
  const parts = [...document.querySelectorAll<SVGUseElement>('main [role="img"] use')];
  return parts.length > 0 && parts.every((part) => part.getBBox().width > 0);
}

/** Runs in the page: whether every picture that this width shows has come; goes to the first that has not. */
export function hasPictures(): boolean {
  const pictures = [...document.images].filter(
    (image) => image.src.includes('/_astro/picture.') && image.checkVisibility(),
  );
  const missing = pictures.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
  missing?.scrollIntoView({ behavior: 'instant' });
  return pictures.length > 0 && !missing;
}
