import { expect, test as base } from 'playwright/test';

import type { FoundEngine } from '../drivers/find.ts';
import { launchFirefox } from '../drivers/firefox.ts';
import { launchPlaywright } from '../drivers/playwright.ts';
import type { Engine, EngineName, Tab } from '../drivers/tab.ts';
import { launchWebKit } from '../drivers/webkit.ts';

export { expect };

/** What a project says: its engine, and where it was found; without a path it is not there. */
export interface EngineOptions {
  found: { name: EngineName } & Partial<FoundEngine>;
  engine: Engine;
}

interface Fixtures {
  /** Whether the pages' scripts run. */
  scripting: boolean;
  tab: Tab;
}

/** Playwright's test with a tab of the project's engine; an engine that is not there is skipped, and says so. */
export const test = base.extend<Fixtures, EngineOptions>({
  found: [{ name: 'chromium' }, { scope: 'worker', option: true }],
  engine: [
    async ({ found: { name, driver, path } }, use) => {
      base.skip(!path, `${name} is not on this machine and could not be installed`);
      if (!path) return;
      const engine = await launch(name, driver, path);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  scripting: [true, { option: true }],
  tab: async ({ engine, scripting }, use) => {
    const tab = await engine.open({ scripting });
    await use(tab);
    expect(tab.listProblems(), 'what the page complained of').toEqual([]);
    await tab.close();
  },
});

async function launch(
  name: EngineName,
  driver: FoundEngine['driver'] | undefined,
  path: string,
): Promise<Engine> {
  if (driver === 'playwright') return launchPlaywright(name, path);
  return name === 'firefox' ? launchFirefox(path) : launchWebKit(path);
}
