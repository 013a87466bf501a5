import { chromium, firefox, webkit, type Page } from 'playwright/test';
import { launch } from 'puppeteer-core';

import { browserArgs, findBrowser, firefoxFonts } from '../../../src/tools/testing/browser.ts';
import { baseUrl } from '../../support/site.ts';

/** The engines of visitors' browsers. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Preferences of Firefox beyond those of every test. */
export type Prefs = Record<string, string | number | boolean>;

/** The part of Playwright's page that every driver has. */
export interface Tab extends Pick<Page, 'evaluate' | 'setViewportSize'> {
  goto: (path: string) => Promise<unknown>;
  mouse: Record<'move' | 'click', (x: number, y: number) => Promise<unknown>>;
  keyboard: {
    type: (text: string) => Promise<unknown>;
    press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<unknown>;
  };
  close: () => Promise<unknown>;
}

/** A running browser, whose tabs share nothing; `tell` gets the page's errors. */
export interface Engine {
  open: (tell: (problem: string) => void) => Promise<Tab>;
  close: () => Promise<unknown>;
}

/** Nothing listens here: photos are asked of this proxy, so that every page shows its drawings instead. */
const deadProxy = { host: '127.0.0.1', port: 9 };

/** Launches an engine: Playwright's own, or Debian's Firefox. */
export function launchEngine(name: EngineName, scripting: boolean, prefs?: Prefs): Promise<Engine> {
  const path =
    name === 'webkit' ? webkit.executablePath() : findBrowser(name === 'chromium' ? 'shell' : name);
  return name === 'firefox' && path !== firefox.executablePath()
    ? launchFirefox(path, scripting, prefs)
    : launchPlaywright(name, path, scripting, prefs);
}

async function launchPlaywright(
  name: EngineName,
  path: string,
  scripting: boolean,
  prefs: Prefs = {},
): Promise<Engine> {
  const browser = await { chromium, firefox, webkit }[name].launch({
    executablePath: path,
    args: name === 'chromium' ? browserArgs : [],
    firefoxUserPrefs: { ...firefoxFonts, ...prefs },
    proxy: { server: `http://${deadProxy.host}:${deadProxy.port}`, bypass: new URL(baseUrl).hostname },
  });
  return {
    open: async (tell) => {
      const page = await browser.newPage({ baseURL: baseUrl, javaScriptEnabled: scripting });
      report(page, tell);
      return page;
    },
    close: () => browser.close(),
  };
}

/** Debian's Firefox, over WebDriver BiDi. */
async function launchFirefox(executablePath: string, scripting: boolean, prefs: Prefs = {}): Promise<Engine> {
  const extraPrefsFirefox = {
    ...firefoxFonts,
    'javascript.enabled': scripting,
    // A mouse, which a machine without a screen does not have.
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
    'network.proxy.type': 1,
    'network.proxy.ssl': deadProxy.host,
    'network.proxy.ssl_port': deadProxy.port,
    ...prefs,
  };
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  return {
    open: async (tell) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Its events are called as Playwright's.
      report(page as unknown as Page, tell);
      return {
        goto: (path) => page.goto(baseUrl + path),
        evaluate: (task: (argument: unknown) => never, argument?: unknown) => page.evaluate(task, argument),
        setViewportSize: (size) => page.setViewport(size),
        mouse: page.mouse,
        keyboard: page.keyboard,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

function report(page: Page, tell: (problem: string) => void): void {
  page.on('pageerror', (error) => tell(String(error)));
  page.on('console', (message) => {
    // Photos do not come, and the error page is asked for.
    const isMissing = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isMissing) tell(message.text());
  });
}
