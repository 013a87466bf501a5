import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Chromium without windows: what Playwright itself tests in, for a new page costs half of what it costs elsewhere. */
const headlessName = 'chromium-headless-shell';

/** Chromium obeys the last of these switches alone, so the features that Playwright 1.65 switches off stand here too. */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  // Two pages behind the address bar of every window: a quarter of what a new window costs.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** How the browser of the tests starts. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-gpu',
  // Letters as wide as on a visitor's screen; the one without windows would round their widths.
  '--font-render-hinting=none',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of the Chromium that most tests run in: the one without windows where it is installed. */
export function findTestBrowser(): string {
  const browser = findBrowser();
  return findOnPath([headlessName]) ?? browser;
}

/** Path of a whole Chromium; on a bare Debian machine it is first installed, which takes root. */
export function findBrowser(): string {
  const found = findInstalled();
  if (found) return found;
  try {
    installDebianPackages(['chromium', headlessName]);
  } catch (cause) {
    throw new Error(explainMissing((cause as Error).message), { cause });
  }
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(explainMissing('apt-get finished, but there is still no Chromium on PATH.'));
}

function findInstalled(): string | undefined {
  return [chromium.executablePath(), findOnPath(systemNames), macChrome].find(
    (path) => path !== undefined && isExecutable(path),
  );
}

/** Path of the first of these programs that this machine has. */
export function findOnPath(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Whether a file is there that may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs packages of Debian; throws where that is not root's machine, or no Debian. */
export function installDebianPackages(packages: string[]): void {
  if (process.getuid?.() !== 0) throw new Error('Only root can install it for you.');
  console.log(
    `Not found on this machine: ${packages.join(', ')}; installing the packages of this Debian system.`,
  );
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
  } catch (cause) {
    throw new Error('Installing it with apt-get failed.', { cause });
  }
}

function explainMissing(reason: string): string {
  return [
    `The browser tests need Chromium. ${reason} Install one of these and run the tests again:`,
    '  Playwright’s own:  npx playwright install --with-deps chromium',
    `  Debian:            sudo apt-get install chromium ${headlessName}`,
    '  Ubuntu:            sudo apt-get install chromium',
    '  elsewhere:         Chromium or Google Chrome, on PATH',
  ].join('\n');
}
