import { join } from 'node:path';

import { test as base, expect } from 'playwright/test';

import { readDocuments, type PageDocument } from './documents.ts';
import { baseUrl } from './site.ts';

export { expect };

const photo = join(import.meta.dirname, 'photo.png');

/** Playwright's test with a stub of the photo host; fails on other foreign requests, page errors and policy violations. */
export const test = base.extend<{ expectedComplaints: RegExp }, { documents: PageDocument[] }>({
  // Errors that a test provokes, such as a 404.
  expectedComplaints: [/(?!)/, { option: true }],
  page: async ({ page, expectedComplaints, javaScriptEnabled }, use) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => {
      // An aborted fade, which a page cannot ignore without a script.
      if (!javaScriptEnabled && message.startsWith('Transition was')) return;
      problems.push(`page error: ${message}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    await page.addInitScript(() => {
      // For `waitForFrames`, where a test installs a clock that replaces frames.
      Object.assign(window, { realFrame: requestAnimationFrame.bind(window) });
      // The browser logs only some violations.
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`policy: ${effectiveDirective} ${blockedURI}`),
      );
    });
    const isForeign = ({ protocol, origin }: URL) => protocol.startsWith('http') && origin !== baseUrl;
    await page.context().route(isForeign, async (route) => {
      const url = route.request().url();
      if (url.startsWith('https://images.unsplash.com/')) return route.fulfill({ path: photo });
      problems.push(`foreign request: ${url}`);
      await route.abort();
    });
    await use(page);
    const unexpected = problems.filter((problem) => !expectedComplaints.test(problem));
    expect(unexpected, 'page errors and foreign requests').toEqual([]);
  },
  documents: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: baseUrl });
      await use(await readDocuments(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
