import { defineConfig } from 'playwright/test';

import { base } from '../playwright.config.ts';
import { findEngine, type FoundEngine } from './drivers/find.ts';
import type { EngineName } from './drivers/tab.ts';
import type { EngineOptions } from './support/test.ts';

const names: EngineName[] = ['chromium', 'firefox', 'webkit'];

export default defineConfig<object, EngineOptions>({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/engines',
  projects: names.map((name) => ({
    name,
    use: { found: { name, ...findOnce(name) } },
    // The browser tests ask Chromium the rest.
    ...(name === 'chromium' && { testMatch: ['pages.spec.ts', 'maquettes.spec.ts'] }),
  })),
});

/** Workers read this file too, and must not look for what was just not found. */
function findOnce(name: EngineName): Partial<FoundEngine> {
  const key = `ENGINE_${name.toUpperCase()}`;
  process.env[key] ??= JSON.stringify(findEngine(name) ?? {});
  return JSON.parse(process.env[key]) as Partial<FoundEngine>;
}
