import { chromium, firefox, webkit, type Page } from 'playwright/test';

import { browserArgs, firefoxFonts } from '../../../src/tools/testing/browser.ts';
import { baseUrl } from '../../support/site.ts';
import { deadProxy, type Engine, type EngineName, type Tab } from './tab.ts';

const types = { chromium, firefox, webkit };

/** Launches an engine that Playwright drives itself. */
export async function launchPlaywright(name: EngineName, executablePath: string): Promise<Engine> {
  const browser = await types[name].launch({
    executablePath,
    args: name === 'chromium' ? browserArgs : [],
    firefoxUserPrefs: firefoxFonts,
    proxy: { server: `http://${deadProxy.host}:${deadProxy.port}`, bypass: new URL(baseUrl).hostname },
  });
  return {
    open: async ({ scripting }) => {
      const context = await browser.newContext({ baseURL: baseUrl, javaScriptEnabled: scripting });
      return createTab(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function createTab(page: Page): Tab {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // A photo that does not come, and the 404 page, are asked for.
    const isMissing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissing) problems.push(message.text());
  });
  return {
    goto: async (path) => void (await page.goto(path)),
    evaluate: page.evaluate.bind(page),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    point: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    listProblems: () => problems,
    close: () => page.context().close(),
  };
}
