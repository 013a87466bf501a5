import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'playwright/test';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';

import { routes } from '../../../src/site/addresses.ts';
import { waitForFrames } from '../../support/islands.ts';
import { baseUrl } from '../../support/site.ts';
import { createEngine } from './engine.ts';
import { deadProxy, type Engine, type KeyName, type Point, type Tab } from './tab.ts';

/** The browser's own toolbar would keep its window wider than a phone. */
const flatToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';

const keys: Record<KeyName, string[]> = {
  Tab: [Key.TAB],
  'Shift+Tab': [Key.SHIFT, Key.TAB],
  Enter: [Key.ENTER],
  Escape: [Key.ESCAPE],
};

/** Launches Debian's WebKitGTK, on a screen that nobody sees; `miniBrowser` is the path of its browser. */
export function launchWebKit(miniBrowser: string): Engine {
  return createEngine({
    start: (scripting) => startBrowser(miniBrowser, scripting),
    open: async ({ driver }) => {
      await forget(driver);
      return createTab(driver);
    },
    stop: ({ stop }) => stop(),
  });
}

async function startBrowser(miniBrowser: string, scripting: boolean) {
  const { url, stop } = await startDriver();
  return { driver: await openWindow(url, miniBrowser, scripting), stop };
}

/** Makes the browser's one tab a new one: starting a browser for each test takes longer, and now and then for ever. */
async function forget(driver: WebDriver): Promise<void> {
  await driver.get(`${baseUrl}${routes.feed}`);
  await driver.executeScript('localStorage.clear(); sessionStorage.clear(); window.name = "";');
  await driver.get('about:blank');
  // Where the mouse was left it would hover.
  await driver.actions().move({ x: 0, y: 0, duration: 0 }).perform();
}

async function startDriver() {
  const settings = mkdtempSync(join(tmpdir(), 'maquette-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), flatToolbar);
  const port = await findFreePort();
  const screen = ['-a', '-s', '-screen 0 1920x1400x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  const stop = async () => {
    // With the screen and the browser that it started.
    if (driver.pid) process.kill(-driver.pid);
    if (driver.exitCode === null) await once(driver, 'exit');
    rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url, stop };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function openWindow(url: string, binary: string, scripting: boolean): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Scripts of pages only; those of a test still run.
    'webkitgtk:browserOptions': { binary, args: ['--automation', `--enable-javascript-markup=${scripting}`] },
    proxy: { proxyType: 'manual', sslProxy: `${deadProxy.host}:${deadProxy.port}` },
  });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 20_000, pageLoad: 20_000 });
  return driver;
}

function createTab(driver: WebDriver): Tab {
  const move = ({ x, y }: Point) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  const page: Pick<Tab, 'evaluate'> = {
    evaluate: (task: () => never, argument?: unknown) => evaluate(driver, task, argument),
  };
  return {
    ...page,
    goto: (path) => driver.get(baseUrl + path),
    back: () => driver.navigate().back(),
    resize: async (width, height) => {
      await resize(driver, width, height);
      // Media queries follow with the next frame.
      await waitForFrames(page);
    },
    point: (place) => move(place).perform(),
    click: (place) => move(place).press().release().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: async (key) => {
      const actions = driver.actions();
      for (const each of keys[key]) actions.keyDown(each);
      for (const each of keys[key].toReversed()) actions.keyUp(each);
      await actions.perform();
    },
    listProblems: () => [],
    close: () => Promise.resolve(),
  };
}

/** Runs a function in the page and waits for what it promises. */
async function evaluate(driver: WebDriver, task: () => unknown, argument?: unknown): Promise<never> {
  const call = `const [argument, done] = arguments;
    new Promise((resolve) => resolve((${task.toString()})(argument))).then(
      (result) => done({ result }),
      (error) => done({ fault: String(error) }),
    );`;
  const answer = await driver.executeAsyncScript<{ result: never } | { fault: string }>(call, argument);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.result;
}

/** A window is as large as its page and its frame, which differs; so the page is measured and the rest added. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const read = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const set = (rect: { width: number; height: number }) => driver.manage().window().setRect(rect);
  await set({ width, height });
  await expect
    .poll(async () => {
      const [innerWidth, innerHeight] = await read();
      if (innerWidth === width && innerHeight === height) return true;
      const rect = await driver.manage().window().getRect();
      const frame = { width: rect.width - innerWidth, height: rect.height - innerHeight };
      await set({ width: width + Math.max(0, frame.width), height: height + Math.max(0, frame.height) });
      return false;
    })
    .toBe(true);
}
