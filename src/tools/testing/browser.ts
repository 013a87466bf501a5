/** As a command: finds or installs the browsers that are named (`shell whole`), or says in one line what to install. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright/test';

import { findProgram, installPackage } from './debian.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
const wholePath = chromium.executablePath();
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium without windows, where a new page costs half, or a whole one; the first of its names is Debian's package. */
const browsers = {
  shell: {
    // Playwright does not name its own.
    bundled: wholePath.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/*/*headless*shell{,.exe}'),
    names: ['chromium-headless-shell', ...wholeNames],
  },
  whole: {
    bundled: wholePath,
    names: wholeNames,
  },
};
type BrowserName = keyof typeof browsers;

/** How the browser of the tests starts. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-gpu',
  // Letters as wide as on a visitor's screen; the one without windows would round their widths.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Fontconfig's settings for a machine that has one sans alone: with Arial's measures, Android's, or that of many a Linux. */
export const fontSettings = (sans: 'arial' | 'roboto' | 'dejavu' | 'noto'): string =>
  join(import.meta.dirname, `fonts/${sans}.conf`);

/** What lets the pages of Firefox, which is closed off from files, read those fonts. */
export const firefoxFonts = { 'security.sandbox.content.read_path_whitelist': `${modules}/` };

// Every browser started from here has the same fonts, whatever the machine has.
process.env['FONTCONFIG_FILE'] = fontSettings('arial');

/** Path of a browser for a kind of test: Playwright's own, or the system's; installed if need be. */
export function findBrowser(name: BrowserName): string {
  // Looked for once per run: child processes inherit the answer.
  return (process.env[`TEST_BROWSER_${name.toUpperCase()}`] ??= findOrInstall(name));
}

/** Throws one line that says what to install. */
function findOrInstall(name: BrowserName): string {
  const { bundled, names } = browsers[name];
  const [debianPackage = ''] = names;
  const find = () => globSync(bundled)[0] ?? findProgram(...names);
  for (const install of [() => undefined, downloadChromium, () => installPackage(debianPackage)]) {
    install();
    const path = find();
    if (path) return path;
    console.log('No Chromium to test in: installing one.');
  }
  throw new Error(
    `No Chromium to test in. Install one with "npx playwright install --with-deps chromium", or on Debian "sudo apt-get install ${debianPackage}".`,
  );
}

function downloadChromium(): void {
  const command = [join(modules, 'playwright/cli.js'), 'install', 'chromium'];
  // A host that does not answer is given up soon.
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' };
  spawnSync(process.execPath, command, { stdio: 'ignore', env });
}

if (import.meta.main) {
  try {
    for (const name of process.argv.slice(2) as BrowserName[])
      console.log(`Tests in ${name}: ${findBrowser(name)}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
