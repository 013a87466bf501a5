import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { test as base, expect, type Page } from 'playwright/test';
import sharp from 'sharp';

import { startServer } from '../../src/tools/keystatic/testing/dev-server.ts';
import { copySite } from '../../src/tools/testing/site-copy.ts';
import { baseUrl, port, root } from '../support/site.ts';

/** A copy of the site in a repository whose first commit is `begin`. */
interface Copy {
  folder: string;
  git: (...args: string[]) => void;
}

/** Test with the editor on a copy of the site; a request to a third party other than the photo host fails it. */
export const test = base.extend<{ guard: undefined }, { server: Copy }>({
  server: [
    async ({ browser }, use) => {
      const folder = await copySite();
      const git = (...args: string[]) => void execFileSync('git', args, { cwd: folder });
      git('init', '--quiet');
      git('config', 'user.name', 'Anna');
      git('config', 'user.email', 'anna@example.nl');
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Begin');
      git('tag', 'begin');
      const env = { PORT: String(port), BROWSER: 'none' };
      const { stop } = await startServer(folder, ['src/tools/keystatic/local/start.ts'], env);
      try {
        // The first visit waits until Vite has bundled the packages.
        const page = await browser.newPage();
        await page.goto(`${baseUrl}/keystatic`);
        await page.getByRole('link', { name: 'Overzicht' }).waitFor();
        await page.close();
        await use({ folder, git });
      } finally {
        await stop();
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { auto: true, scope: 'worker', timeout: 120_000 },
  ],
  guard: [
    async ({ context }, use) => {
      const elsewhere: string[] = [];
      const isElsewhere = ({ origin }: URL) => origin !== baseUrl;
      await context.route(isElsewhere, async (route) => {
        elsewhere.push(route.request().url());
        await route.abort();
      });
      await use(undefined);
      expect(elsewhere.filter((url) => !url.startsWith('https://images.unsplash.com/'))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Takes a picture for the handbook under `npm run handbook`, and does nothing otherwise. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env['HANDBOOK']) return;
  const picture = await page.screenshot({ animations: 'disabled' });
  const file = join(root, 'content/handboek', `${name}.webp`);
  await sharp(picture).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(file);
}
