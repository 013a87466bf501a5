/** Takes the pictures of the handbook: writes an article in the editor, in a copy of the site; run with `npm run handbook`. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright/test';
import sharp from 'sharp';

import { browserArgs, findTestBrowser } from '../../testing/browser.ts';
import { root } from '../../testing/trial-site.ts';
import { startDesk } from '../testing/desk.ts';
import { showOverview, showOwnPhoto, writeArticle } from './scenes.ts';

const folder = join(root, 'content/handboek');
const port = Number(process.env['PORT'] || 4339);
const viewport = { width: 1200, height: 760 };

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const desk = await startDesk(port);
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserArgs });
try {
  for (const scene of [showOverview, writeArticle, showOwnPhoto]) {
    const page = await browser.newPage({ locale: 'nl-NL', viewport, deviceScaleFactor: 1.5 });
    // The same on every machine, with a line to the photo host or without: the drawings behind the photos.
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await scene(page, desk.url, take);
  }
} finally {
  await browser.close();
  await desk.stop();
}

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ nearLossless: true, quality: 60, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}
