import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Path of the Chromium to test in; on a bare Debian machine it is first installed, which takes root. */
export function findBrowser(): string {
  const found = findInstalled();
  if (found) return found;
  installDebianPackage();
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(explainMissing('apt-get finished, but there is still no Chromium on PATH.'));
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, macChrome].find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0) throw new Error(explainMissing('Only root can install it for you.'));
  console.log('No Chromium found; installing the package of this Debian system.');
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], options);
  } catch (cause) {
    throw new Error(explainMissing('Installing it with apt-get failed.'), { cause });
  }
}

function explainMissing(reason: string): string {
  return [
    `The browser tests need Chromium. ${reason} Install one of these and run the tests again:`,
    '  Playwright’s own:  npx playwright install --with-deps chromium',
    '  Debian, Ubuntu:    sudo apt-get install chromium',
    '  elsewhere:         Chromium or Google Chrome, on PATH',
  ].join('\n');
}
