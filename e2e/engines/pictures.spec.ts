import { routes } from '../../src/site/addresses.ts';
import { hasParts, hasPictures } from '../support/drawings.ts';
import { kinds } from '../support/pages.ts';
import { expect, test } from './support/test.ts';
import { expectInPage } from './support/visitor.ts';

/** Particles start once a busy machine is idle. */
const patiently = { timeout: 20_000 };

test('drawings come from files, pictures as the visitor gets near, and particles drift', async ({ tab }, {
  project,
}) => {
  await tab.goto(kinds.solution);
  await expectInPage(tab, hasParts);
  for (const width of [320, 1440]) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto(routes.home);
    // WebKitGTK keeps their still picture: its own worker for canvases crashes.
    if (project.name === 'webkit') continue;
    await expect.poll(() => tab.evaluate(readParticles), patiently).not.toBe('');
    const before = await tab.evaluate(readParticles);
    await expect.poll(() => tab.evaluate(readParticles), patiently).not.toBe(before);
  }
  await expectInPage(tab, hasPictures);
});

/** The picture of the particles, below the header; empty until they are drawn. */
function readParticles(): string {
  const header = document.querySelector('header');
  const canvas = document.querySelector('canvas');
  if (!header || !canvas?.width) return '';
  if (canvas.getBoundingClientRect().top < header.getBoundingClientRect().bottom) return '';
  // A small copy: a worker alone reads the canvas itself, and a large one takes long.
  const copy = document.createElement('canvas');
  const { width, height } = copy;
  const context = copy.getContext('2d');
  context?.drawImage(canvas, 0, 0, width, height);
  const isDrawn = context?.getImageData(0, 0, width, height).data.some((value) => value > 0);
  return isDrawn ? copy.toDataURL() : '';
}
