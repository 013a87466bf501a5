// Shoots every page and state of the built site, or those of the paths that are named, and lays them on sheets.
import { mkdir, rm } from 'node:fs/promises';

import { chromium } from 'playwright/test';

import config from '../../playwright.config.ts';
import { ownPaths, unlistedPaths } from '../../support/pages.ts';
import { startServer } from './server.ts';
import { layPageSheet, layStateSheets, layWidthSheets } from './sheets.ts';
import { folder, shootPage, shootState } from './shoot.ts';
import { states } from './states.ts';

const atOnce = 2;

const named = process.argv.slice(2);
const isWanted = (path: string) => named.length === 0 || named.includes(path);

if (named.length === 0) await rm(folder, { recursive: true, force: true });
for (const part of ['states', 'sheets']) await mkdir(`${folder}/${part}`, { recursive: true });

const stopServer = await startServer();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const paths = [...ownPaths, ...unlistedPaths].filter(isWanted);
  const wantedStates = states.filter(({ path }) => isWanted(path));
  const taken: string[] = [];
  await run([
    ...paths.map((path) => async () => {
      await shootPage(browser, path);
      await layPageSheet(path);
    }),
    ...wantedStates.map((state) => async () => {
      taken.push(...(await shootState(browser, state)));
    }),
  ]);
  if (named.length === 0) {
    await layWidthSheets(paths);
    await layStateSheets(taken);
  }
  console.log(`${paths.length} pages and ${taken.length} states are in ${folder}`);
} finally {
  await browser.close();
  stopServer();
}

async function run(jobs: (() => Promise<void>)[]): Promise<void> {
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) await job();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
