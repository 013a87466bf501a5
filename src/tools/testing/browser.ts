/** As a command: finds or installs the browsers that are named (`shell firefox`), or says in one line what to install. */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, firefox } from 'playwright/test';

import { findProgram, installPackage, runInstaller } from './debian.ts';

const modules = join(import.meta.dirname, '../../../node_modules/');
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Playwright's Chromium without windows, which it does not name. */
const findOwnShell = () =>
  globSync(
    chromium
      .executablePath()
      .replace(/chromium-(\d+).*/, 'chromium_headless_shell-$1/*/*headless*shell{,.exe}'),
  );

/** A Chromium without windows, where a new page costs half; a whole one; or Firefox. */
const kinds = {
  shell: {
    engine: 'chromium',
    findOwn: findOwnShell,
    programs: ['chromium-headless-shell', ...chromiumNames],
  },
  whole: {
    engine: 'chromium',
    findOwn: () => [chromium.executablePath()],
    programs: chromiumNames,
  },
  firefox: {
    engine: 'firefox',
    findOwn: () => [firefox.executablePath()],
    programs: ['firefox-esr'],
  },
};
type Kind = keyof typeof kinds;

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
export const firefoxFonts = { 'security.sandbox.content.read_path_whitelist': modules };

// Every browser started from here has the same fonts, whatever the machine has.
process.env['FONTCONFIG_FILE'] = fontSettings('arial');

/** Path of a browser for a kind of test: Playwright's own, or the system's; installed if need be. */
export function findBrowser(kind: Kind): string {
  // Looked for once per run: child processes inherit the answer.
  return (process.env[`TEST_BROWSER_${kind.toUpperCase()}`] ??= findOrInstall(kind));
}

/** Throws one line that says what to install. */
function findOrInstall(kind: Kind): string {
  const { engine, findOwn, programs } = kinds[kind];
  const find = () => findOwn().find(existsSync) ?? programs.map(findProgram).find(Boolean);
  const [debianPackage = ''] = programs;
  const installs = [
    () => true,
    // A host that does not answer is given up soon.
    () =>
      runInstaller([process.execPath, join(modules, 'playwright/cli.js'), 'install', engine], {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000',
      }),
    () => installPackage(debianPackage),
  ];
  for (const install of installs) {
    const path = install() && find();
    if (path) return path;
    console.log(`No ${engine} to test in: installing one.`);
  }
  throw new Error(
    `No ${engine} to test in. Install one with "npx playwright install --with-deps ${engine}", or on Debian "sudo apt-get install ${debianPackage}".`,
  );
}

if (import.meta.main) {
  try {
    for (const kind of process.argv.slice(2) as Kind[]) console.log(`Tests in ${kind}: ${findBrowser(kind)}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
