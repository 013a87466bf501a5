// Debian's WebKitGTK on a virtual screen, over plain WebDriver commands.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'playwright/test';

import { routes } from '../../../src/site/addresses.ts';
import { waitForFrames } from '../../support/islands.ts';
import { baseUrl, port } from '../../support/site.ts';
import { deadProxy, type Engine, type Tab } from './engine.ts';

/** The browser's own toolbar would keep its window wider than a phone. */
const flatToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Launches the browser with one tab, emptied for each test: a browser per test takes longer and sometimes hangs. */
export async function launchWebKitGtk(program: string, scripting: boolean): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'maquette-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), flatToolbar);
  const driverPort = port + 1 + 2 * Number(process.env['TEST_WORKER_INDEX'] ?? 0) + Number(scripting);
  const screen = ['-a', '-s', '-screen 0 1920x1400x24'];
  const driver = spawn('xvfb-run', [...screen, program, `--port=${driverPort}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_CONFIG_HOME: settings,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const session = `http://127.0.0.1:${driverPort}/session`;
  await expect(() => fetch(`http://127.0.0.1:${driverPort}/status`)).toPass({ timeout: 20_000 });
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // Scripts of pages only; those of a test still run.
    'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript-markup=${scripting}`] },
    proxy: { proxyType: 'manual', sslProxy: `${deadProxy.host}:${deadProxy.port}` },
    timeouts: { script: 20_000, pageLoad: 20_000 },
  };
  const { sessionId } = await post<{ sessionId: string }>(session, { capabilities: { alwaysMatch } });
  const tab = createTab((command, body) => post(`${session}/${sessionId}/${command}`, body));
  return {
    open: async () => {
      await tab.goto(routes.feed);
      await tab.evaluate(() => [localStorage.clear(), sessionStorage.clear(), (window.name = '')]);
      // A mouse left where it was would hover.
      await tab.mouse.move(0, 0);
      return tab;
    },
    close: async () => {
      if (driver.pid) process.kill(-driver.pid);
      if (driver.exitCode === null) await once(driver, 'exit');
      rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function createTab(send: <Result>(command: string, body: object) => Promise<Result>): Tab {
  const evaluate = (task: () => unknown, argument?: unknown): Promise<never> =>
    send('execute/sync', { script: `return (${task.toString()})(...arguments)`, args: [argument] });
  const act = (type: 'pointer' | 'key', ...actions: object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] });
  const press = (...values: string[]) =>
    act('key', ...values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))));
  const to = (x: number, y: number) => ({ type: 'pointerMove', x, y });
  const buttons = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return {
    evaluate,
    goto: (path) => send('url', { url: baseUrl + path }),
    setViewportSize: async ({ width, height }) => {
      // A window is larger than its page, by a frame that is measured.
      const resize = async () => {
        const frame = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
        await send('window/rect', { width: width + frame[0], height: height + frame[1] });
        return evaluate(() => [innerWidth, innerHeight]);
      };
      await expect.poll(resize).toEqual([width, height]);
      await waitForFrames({ evaluate });
    },
    mouse: {
      move: (x, y) => act('pointer', to(x, y)),
      click: (x, y) => act('pointer', to(x, y), ...buttons),
    },
    keyboard: { type: (text) => press(...text), press: (key) => press(keys[key]) },
    close: () => Promise.resolve(),
  };
}

async function post<Result>(url: string, body: object): Promise<Result> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Result & { message?: string } };
  if (!response.ok) throw new Error(`${url}: ${value.message}`);
  return value;
}
