// A tab of Chromium as a visitor has it: one that Playwright attaches to makes no next page ahead ("prerendering").
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { findBrowser } from '../../src/tools/testing/browser.ts';

/** How long a hand stays on a link: longer than the browser waits before it makes the page ahead. */
const handMs = 3000;

/** A message of the browser's own protocol: an answer, which has an id, or an event. */
interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo?: TargetInfo };
  /** The page that the event is about. */
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

interface TargetInfo {
  targetId: string;
  type: string;
  subtype?: string;
}

/** What a visitor does in the tab. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  /** Points at a link until the page behind it has been made. */
  hover: (selector: string) => Promise<void>;
  /** Chooses that link; done when the page that was made is the one that is shown. */
  follow: (selector: string) => Promise<void>;
  /** Evaluates a function in the page that is shown. */
  run: <Result>(task: () => Result) => Promise<Awaited<Result>>;
  close: () => Promise<void>;
}

/** Opens a browser with one tab in a window of 1440 by 900 pixels; `prepare` runs in each page before its own scripts. */
export async function openTab(prepare: () => void = () => {}): Promise<Tab> {
  const { address, stop } = await launch();
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const { send, listen } = speak(socket);

  const sessions = new Map<string, string>();
  let shown = '';
  let tellMade = () => {};
  let tellShown = () => {};
  listen(({ method, params, sessionId }) => {
    if (method === 'Page.loadEventFired' && sessionId !== shown) tellMade();
    if (params?.targetInfo?.type !== 'page') return;
    const { targetId, subtype } = params.targetInfo;
    if (method === 'Target.attachedToTarget') {
      sessions.set(targetId, params.sessionId);
      const source = `(${prepare.toString()})()`;
      for (const [command, options] of [
        ['Page.enable', {}],
        ['Page.addScriptToEvaluateOnNewDocument', { source }],
        ['Runtime.runIfWaitingForDebugger', {}],
      ] as const) {
        void send(command, options, params.sessionId);
      }
    }
    const session = sessions.get(targetId);
    if (subtype || !session || session === shown) return;
    shown = session;
    tellShown();
  });
  const { targetInfos } = await send<{ targetInfos: TargetInfo[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const targetId = targetInfos[0]?.targetId;
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  await send('Target.setDiscoverTargets', { discover: true });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    sessionId,
  );

  const evaluate = async <Result>(expression: string): Promise<Result> => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await send<{ result: { value: Result } }>('Runtime.evaluate', options, shown);
    return result.value;
  };
  const point = async (selector: string, types: string[]) => {
    const [x, y] = await evaluate<[number, number]>(`(async () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      // The bar comes and goes over what stands at the foot of the window.
      for (;;) {
        await frame();
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x + width / 2, y + height / 2];
        if (element.contains(document.elementFromPoint(...place))) return place;
      }
    })()`);
    const session = shown;
    for (const type of types) {
      const event = { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', event, session);
    }
  };
  return {
    goto: async (url) => {
      await send('Page.navigate', { url }, shown);
      await evaluate(
        `new Promise((resolve) => document.readyState === 'complete' ? resolve() : addEventListener('load', resolve))`,
      );
    },
    hover: async (selector) => {
      let isMade = false;
      const made = new Promise<void>((resolve) => (tellMade = resolve)).then(() => (isMade = true));
      // A hand that nothing follows upon comes back.
      while (!isMade) {
        await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 }, shown);
        await point(selector, ['mouseMoved']);
        await Promise.race([made, delay(handMs)]);
      }
    },
    follow: async (selector) => {
      const changed = new Promise<void>((resolve) => (tellShown = resolve));
      // The page that was left may be gone before it has answered.
      point(selector, ['mousePressed', 'mouseReleased']).catch(() => {});
      await changed;
    },
    run: (task) => evaluate(`(${task.toString()})()`),
    close: async () => {
      socket.close();
      await stop();
    },
  };
}

/** Sends commands over the socket and tells of every event. */
function speak(socket: WebSocket) {
  const answers = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const hear of listeners) hear(message);
    else answers.get(message.id)?.(message);
  });
  let last = 0;
  const send = <Result>(method: string, params: object, sessionId?: string): Promise<Result> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
    });
  };
  return { send, listen: (hear: (message: Message) => void) => listeners.push(hear) };
}

async function launch() {
  const profile = mkdtempSync(join(tmpdir(), 'maquette-tab-'));
  const args = ['--headless=new', '--disable-gpu', '--window-size=1440,900', '--remote-debugging-port=0'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const browser = spawn(findBrowser(), [...args, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    browser.stderr.on('data', (text: Buffer) => {
      output += text.toString();
      const [found] = /ws:\S+/.exec(output) ?? [];
      if (found) resolve(found);
    });
    browser.once('exit', () => reject(new Error(`The browser did not start:\n${output}`)));
  });
  const stop = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address, stop };
}
