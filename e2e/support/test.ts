import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { test as base, expect, request as requests, type Page } from 'playwright/test';

import { readDocuments, type PageDocument } from './documents.ts';
import { baseUrl } from './site.ts';

export { expect };

const photo = await readFile(join(import.meta.dirname, 'photo.png'));

interface Fixtures {
  /** Browser complaints that a test expects, such as the one about a 404. */
  expectedComplaints: RegExp;
}

interface WorkerFixtures {
  /** Every page as the server sends it, aliases and the error page included. */
  documents: PageDocument[];
}

/** Playwright's test, with a stand-in for the photo host; it fails on any other foreign request, on page errors and on what the policy stops. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedComplaints: [/(?!)/, { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const problems = await collectProblems(page);
    await answerForeignRequests(page, problems);
    await use(page);
    const unexpected = problems.filter((problem) => !expectedComplaints.test(problem));
    expect(unexpected, 'page errors and foreign requests').toEqual([]);
  },
  documents: [
    async ({ browser }, use) => {
      const request = await requests.newContext({ baseURL: baseUrl });
      const page = await browser.newPage();
      const documents = await readDocuments(request, page);
      await page.close();
      await use(documents);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.addInitScript(() => {
    // Kept for `waitForFrames`, before a test may install a clock that has frames of its own.
    Object.assign(window, { ownFrame: requestAnimationFrame.bind(window) });
    // The browser says so itself too, but not of every kind.
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
  page.on('pageerror', ({ message }) => problems.push(`page error: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return problems;
}

async function answerForeignRequests(page: Page, problems: string[]): Promise<void> {
  const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== baseUrl;
  await page.context().route(isForeign, (route) => {
    const { origin, href } = new URL(route.request().url());
    if (origin === 'https://images.unsplash.com') {
      return route.fulfill({ contentType: 'image/png', body: photo });
    }
    problems.push(`foreign request: ${href}`);
    return route.abort();
  });
}
