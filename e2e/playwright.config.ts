import { defineConfig } from 'playwright/test';

import { findBrowser } from './support/browser.ts';
import { outbox } from './support/contact.ts';
import { baseUrl, port } from './support/site.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const onPhone =
  /(accessibility|contact-form|layout|phone|waking|floating-bar|particle-canvas|page-transition|script-faults)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  use: {
    baseURL: baseUrl,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: /(no-js|phone)\.spec\.ts$/ },
    { name: 'phone', use: phone, testMatch: onPhone },
    { name: 'no-js', use: { ...desktop, javaScriptEnabled: false }, testMatch: /no-js\.spec\.ts$/ },
  ],
  webServer: {
    command: 'node src/local/serve.ts',
    cwd: '..',
    env: { PORT: String(port), HOST: '127.0.0.1', CONTACT_OUTBOX: outbox },
    url: baseUrl,
    reuseExistingServer: false,
  },
});
