import { launch, type KeyInput, type Page } from 'puppeteer-core';

import { firefoxFonts } from '../../../src/tools/testing/browser.ts';
import { baseUrl } from '../../support/site.ts';
import { createEngine } from './engine.ts';
import { deadProxy, type Engine, type Tab } from './tab.ts';

/** Launches a Firefox of the system, which is driven over WebDriver BiDi. */
export function launchFirefox(executablePath: string): Engine {
  return createEngine({
    start: (scripting) =>
      launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: {
          ...firefoxFonts,
          'javascript.enabled': scripting,
          // A mouse, which a machine without a screen does not have: fine, and able to hover.
          'ui.primaryPointerCapabilities': 6,
          'ui.allPointerCapabilities': 6,
          'network.proxy.type': 1,
          'network.proxy.ssl': deadProxy.host,
          'network.proxy.ssl_port': deadProxy.port,
        },
      }),
    open: async (browser) => createTab(await (await browser.createBrowserContext()).newPage()),
    stop: (browser) => browser.close(),
  });
}

function createTab(page: Page): Tab {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return {
    goto: async (path) => void (await page.goto(baseUrl + path)),
    evaluate: (task: (argument: unknown) => never, argument?: unknown) => page.evaluate(task, argument),
    // Its own goBack never returns from a page that the browser kept.
    back: () => page.evaluate(() => history.back()).catch(() => undefined),
    resize: (width, height) => page.setViewport({ width, height }),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      const keys = key.split('+') as KeyInput[];
      for (const each of keys) await page.keyboard.down(each);
      for (const each of keys.toReversed()) await page.keyboard.up(each);
    },
    listProblems: () => problems,
    close: () => page.browserContext().close(),
  };
}
