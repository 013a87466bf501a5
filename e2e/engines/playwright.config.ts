import { defineConfig } from 'playwright/test';

import { webServer } from '../playwright.config.ts';
import { findEngine, type FoundEngine } from './drivers/find.ts';
import type { EngineName } from './drivers/tab.ts';
import type { EngineOptions } from './support/test.ts';

const names: EngineName[] = ['chromium', 'firefox', 'webkit'];

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env['CI']),
  projects: names.map((name) => ({ name, use: { found: { name, ...findOnce(name) } } })),
  webServer,
});

/** Workers read this file too, and must not look for what was just not found. */
function findOnce(name: EngineName): Partial<FoundEngine> {
  const key = `ENGINE_${name.toUpperCase()}`;
  process.env[key] ??= JSON.stringify(findEngine(name) ?? {});
  return JSON.parse(process.env[key]) as Partial<FoundEngine>;
}
