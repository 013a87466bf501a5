/** As a command: finds or installs the named browsers (`shell whole`), or prints what to install. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright/test';

import { findProgram, installPackage } from './debian.ts';

const modules = join(import.meta.dirname, '../../../node_modules');
const wholePath = chromium.executablePath();
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** `shell` opens pages twice as fast as `whole`. The first of `names` is the Debian package. */
const browsers = {
  shell: {
    // Playwright has no API for this path.
    bundled: wholePath.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/*/*headless*shell{,.exe}'),
    names: ['chromium-headless-shell', ...wholeNames],
  },
  whole: {
    bundled: wholePath,
    names: wholeNames,
  },
};
type BrowserName = keyof typeof browsers;

/** Arguments with which the tests start Chromium. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-gpu',
  // The headless shell would round the widths of letters.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Returns the path of Fontconfig's settings for a system with a single sans-serif font. */
export const fontSettings = (sans: 'arial' | 'roboto' | 'dejavu' | 'noto'): string =>
  join(import.meta.dirname, `fonts/${sans}.conf`);

/** Firefox preferences that allow its sandbox to read those fonts. */
export const firefoxFonts = { 'security.sandbox.content.read_path_whitelist': `${modules}/` };

// Browsers started from here use these fonts on any machine.
process.env['FONTCONFIG_FILE'] = fontSettings('arial');

/** Returns the path of a browser, Playwright's or the system's; installs it if needed. */
export function findBrowser(name: BrowserName): string {
  // Child processes inherit the result.
  return (process.env[`TEST_BROWSER_${name.toUpperCase()}`] ??= findOrInstall(name));
}

/** Finds or installs a browser; throws an error that says what to install. */
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
  // Fail soon when the host does not answer.
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
