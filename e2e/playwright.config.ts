import { defineConfig } from 'playwright/test';

import { browserArgs, findBrowser } from '../src/tools/testing/browser.ts';
import { outbox } from './support/contact.ts';
import { baseUrl, port, root } from './support/site.ts';
import { tags } from './support/tags.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Settings that the other configurations share. */
export const base = {
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  // The built site with the contact function, which delivers mail to the outbox of the tests.
  webServer: {
    command: 'node src/tools/server/serve.ts',
    cwd: root,
    env: { PORT: String(port), HOST: '127.0.0.1', CONTACT_OUTBOX: outbox },
    url: baseUrl,
  },
} as const;

export default defineConfig({
  ...base,
  testDir: '.',
  // The editor's tests run with editor/playwright.config.ts.
  testIgnore: 'editor/**',
  outputDir: '../test-results',
  use: {
    baseURL: baseUrl,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser('shell'), args: browserArgs },
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: new RegExp(`${tags.phoneOnly}|${tags.noJs}`) },
    { name: 'phone', use: phone, grep: new RegExp(tags.phone) },
    { name: 'no-js', use: { ...desktop, javaScriptEnabled: false }, grep: new RegExp(tags.noJs) },
  ],
});
