import type { Engine, Tab } from './tab.ts';

/** How a browser of the system is worked. */
interface Program<Browser> {
  start: (scripting: boolean) => Promise<Browser>;
  open: (browser: Browser) => Promise<Tab>;
  stop: (browser: Browser) => Promise<void>;
}

/** Makes an engine in which scripts are switched off for a whole browser: it starts one of each when it is asked for. */
export function createEngine<Browser>({ start, open, stop }: Program<Browser>): Engine {
  const started = new Map<boolean, Promise<Browser>>();
  return {
    open: async ({ scripting }) => {
      const browser = started.get(scripting) ?? start(scripting);
      started.set(scripting, browser);
      return open(await browser);
    },
    close: async () => {
      for (const browser of started.values()) await stop(await browser);
    },
  };
}
