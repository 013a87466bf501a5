import { expect, test as base } from 'playwright/test';

import { launchEngine, type Engine, type EngineName, type Tab } from './engine.ts';

export { expect };

/** Gets the running browser with scripts, or the one without. */
type GetEngine = (scripting: boolean) => Promise<Engine>;

/** Playwright's test with a tab of the project's engine. */
export const test = base.extend<{ scripting: boolean; tab: Tab }, { getEngine: GetEngine }>({
  getEngine: [
    async ({}, use, { project }) => {
      const name = project.name as EngineName;
      const engines = new Map<boolean, Promise<Engine>>();
      await use((scripting) => {
        const engine = engines.get(scripting) ?? launchEngine(name, scripting);
        engines.set(scripting, engine);
        return engine;
      });
      for (const engine of engines.values()) await (await engine).close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  scripting: [true, { option: true }],
  tab: async ({ getEngine, scripting }, use) => {
    const problems: string[] = [];
    const tab = await (await getEngine(scripting)).open((problem) => problems.push(problem));
    await tab.setViewportSize({ width: 1440, height: 900 });
    await use(tab);
    expect(problems, 'page errors').toEqual([]);
    await tab.close();
  },
});
