/** As a command: finds or installs the browsers that are named (`shell whole`), or says in one line what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium } from 'playwright/test';

const modules = join(import.meta.dirname, '../../../node_modules');
const wholePath = chromium.executablePath();
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium without windows, where a new page costs half, or a whole one; the first of its names is Debian's package. */
const kinds = {
  shell: {
    // Playwright does not name its own.
    own: wholePath.replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/*/*headless*shell{,.exe}'),
    names: ['chromium-headless-shell', ...wholeNames],
  },
  whole: {
    own: wholePath,
    names: wholeNames,
  },
};
type Kind = keyof typeof kinds;

/** Enough on a slow line. */
const installMs = 10 * 60_000;

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

// Every browser started from here has the same fonts, whatever the machine has.
process.env['FONTCONFIG_FILE'] = fontSettings('arial');

/** Path of a browser for a kind of test: Playwright's own, or the system's; installed if need be. */
export function findBrowser(kind: Kind): string {
  // Looked for once per run: child processes inherit the answer.
  return (process.env[`TEST_BROWSER_${kind.toUpperCase()}`] ??= findOrInstall(kind));
}

/** Throws one line that says what to install. */
function findOrInstall(kind: Kind): string {
  const [debianPackage = ''] = kinds[kind].names;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const installs = [
    [process.execPath, join(modules, 'playwright/cli.js'), 'install', 'chromium'],
    [...sudo, 'apt-get', 'update'],
    [...sudo, 'apt-get', 'install', '--yes', '--no-install-recommends', debianPackage],
  ];
  let path = find(kind);
  for (const command of installs) {
    if (path) return path;
    console.log(`No Chromium to test in: ${command.join(' ')}`);
    install(command);
    path = find(kind);
  }
  if (path) return path;
  throw new Error(
    `No Chromium to test in. Install one with "npx playwright install --with-deps chromium", or on Debian "sudo apt-get install ${debianPackage}".`,
  );
}

function find(kind: Kind): string | undefined {
  const { own, names } = kinds[kind];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const programs = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...globSync(own), ...programs].find(existsSync);
}

function install([program = '', ...args]: string[]): void {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    // A host that does not answer is given up soon.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000',
  };
  spawnSync(program, args, { timeout: installMs, stdio: 'ignore', env });
}

if (import.meta.main) {
  try {
    for (const kind of process.argv.slice(2) as Kind[]) console.log(`Tests in ${kind}: ${findBrowser(kind)}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
