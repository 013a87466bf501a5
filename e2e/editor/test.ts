import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { test as base, expect, type Page } from 'playwright/test';

import { copySite } from '../../src/tools/testing/trial-site.ts';
import { port, root } from '../support/site.ts';

/** The copy's packages are links, and the dev server sends no file from outside the site. */
const configOfCopy = `import config from './src/tools/keystatic/astro.config.mjs';
const server = { fs: { allow: ['.', ${JSON.stringify(root)}] } };
export default { ...config, vite: { ...config.vite, server } };
`;

/** A copy of the site with the editor, as `npm run redactie` starts it. */
interface Desk {
  folder: string;
  url: string;
}

/** Playwright's test with a desk of its own; a request to another host than the desk fails the test. */
export const test = base.extend<{ guard: undefined }, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const folder = await copySite();
      await writeFile(join(folder, 'editor.config.mjs'), configOfCopy);
      await cp(join(root, '.prettierrc.json'), join(folder, '.prettierrc.json'));
      const args = ['node_modules/astro/bin/astro.mjs', 'dev', '--config', 'editor.config.mjs'];
      const server = spawn(process.execPath, [...args, '--port', String(port)], { cwd: folder });
      await waitFor(server, 'ready in');
      const url = `http://127.0.0.1:${port}`;
      // The first visit waits for the packages to be bundled.
      const page = await browser.newPage();
      await page.goto(`${url}/keystatic`);
      await page.getByRole('link', { name: 'Overzicht' }).waitFor();
      await page.close();
      await use({ folder, url });
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  guard: [
    async ({ page, desk }, use) => {
      const elsewhere: string[] = [];
      const context = page.context();
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(desk.url) && !/^(data|blob):/.test(url)) elsewhere.push(url);
      });
      await context.route('https://images.unsplash.com/**', (route) => route.abort());
      await use(undefined);
      expect(elsewhere.filter((url) => !url.startsWith('https://images.unsplash.com/'))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Presses the button that saves, and waits until the file is there. */
export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse('**/api/keystatic/update');
  await page.getByRole('button', { name: /^(Bewaren|Maken)$/ }).click();
  expect((await saved).status()).toBe(200);
}

async function waitFor({ stdout, stderr }: ChildProcess, words: string): Promise<void> {
  let output = '';
  await new Promise<void>((resolve) => {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (data) => {
        output += String(data);
        if (output.includes(words)) resolve();
      });
    }
  });
}
