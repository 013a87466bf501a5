/** As a command: finds or installs the browsers that are named (`shell firefox`), or says in one line what to install. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { chromium, firefox, webkit } from 'playwright/test';

import { listAptCommands, runInstaller } from './debian.ts';

/** A Chromium without windows, where a new page costs half; a whole one; or another engine. */
type Kind = 'shell' | 'whole' | 'firefox' | 'webkit';

const shellName = 'chromium-headless-shell';
/** Debian's packages. */
const packages: Record<Kind, string[]> = {
  shell: [shellName],
  whole: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'libgl1-mesa-dri'],
};
const wholeNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** The programs that start one on this machine, best first. */
const programs: Record<Kind, string[]> = {
  shell: [shellName, ...wholeNames],
  whole: wholeNames,
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver'],
};
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** Chromium's first version with view transitions between pages, which the site and its tests use. */
const oldestVersion = 126;
/** A host that does not answer is given up after seconds. */
const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' };

/** Only the last of these switches counts, so it repeats what Playwright disables. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages behind the address bar of every window: a quarter of what a new window costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const isRoot = process.getuid?.() === 0;
const sandbox = isRoot ? ['--no-sandbox'] : [];
const modules = join(import.meta.dirname, '../../../node_modules/');

/** How the browser of the tests starts. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-gpu',
  // Letters as wide as on a visitor's screen; the one without windows would round their widths.
  '--font-render-hinting=none',
  `--disable-features=${disabledFeatures.join(',')}`,
  ...sandbox,
];

/** Fontconfig's settings for a machine that has one sans alone: with Arial's measures, Android's, or that of many a Linux. */
export const fontSettings = (sans: 'arial' | 'roboto' | 'dejavu' | 'noto'): string =>
  join(import.meta.dirname, `fonts/${sans}.conf`);

/** What lets the pages of Firefox, which is closed off from files, read those fonts. */
export const firefoxFonts = { 'security.sandbox.content.read_path_whitelist': modules };

// Every browser started from here has the same fonts, whatever the machine has.
process.env['FONTCONFIG_FILE'] = fontSettings('arial');

/** Path of the browser for a kind of test; installed if need be. Throws one line that says what to install. */
export function findBrowser(kind: Kind): string {
  // Looked for once per run: child processes inherit the answer.
  return (process.env[`TEST_BROWSER_${kind.toUpperCase()}`] ??= findOrInstall(kind));
}

function findOrInstall(kind: Kind): string {
  const name = kind === 'firefox' || kind === 'webkit' ? kind : 'chromium';
  const debian = packages[kind];
  const installs: [what: string, ...commands: string[][]][] = [
    ['what is installed'],
    [`Playwright's ${name}`, [process.execPath, join(modules, 'playwright/cli.js'), 'install', name]],
    [`Debian's ${debian.join(', ')}${isRoot ? '' : ' (as root)'}`, ...listAptCommands(debian)],
  ];
  const faults = new Set<string>();
  for (const [what, ...commands] of installs) {
    if (commands.length > 0) console.log(`No ${name} that will do is installed: trying ${what}.`);
    if (!commands.every((command) => runInstaller(command, patience))) {
      faults.add(`${what} could not be installed.`);
      continue;
    }
    for (const path of listInstalled(kind, name)) {
      const fault = name === 'chromium' ? tryBrowser(path) : undefined;
      if (fault === undefined) return path;
      faults.add(`${path} ${fault}.`);
    }
  }
  throw new Error(
    `No ${name} to test in. Install one with "npx playwright install --with-deps ${name}", or on Debian "sudo apt-get install ${debian.join(' ')}". ${[...faults].join(' ')}`,
  );
}

/** The browsers of this machine: Playwright's own before the system's. */
function listInstalled(kind: Kind, name: 'chromium' | 'firefox' | 'webkit'): string[] {
  const own = { chromium, firefox, webkit }[name].executablePath();
  const [, folder = '', revision = ''] = /^(.*)chromium-(\d+)/.exec(own) ?? [];
  const shells = globSync(`${folder}chromium_headless_shell-${revision}/*/*headless{-,_}shell{,.exe}`);
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = programs[kind].flatMap((program) => folders.map((each) => join(each, program)));
  const system = name === 'chromium' ? [...onPath, macChrome] : onPath;
  return [...(kind === 'shell' ? shells : []), own, ...system].filter(existsSync);
}

/** What is wrong with a browser, asked by opening a page in it; nothing when it will do. */
export function tryBrowser(path: string, oldest = oldestVersion): string | undefined {
  const page = 'data:text/html,<script>document.write(navigator.userAgent)</script>';
  const args = ['--headless', '--disable-gpu', ...sandbox, '--dump-dom', page];
  const { stdout, stderr } = spawnSync(path, args, { encoding: 'utf8', timeout: 30_000 });
  const version = Number(/Chrome\/(\d+)/.exec(stdout)?.[1]);
  if (version >= oldest) return undefined;
  if (version > 0) return `is too old: version ${version}, and the tests need ${oldest}`;
  return `does not start: ${stderr?.trim().split('\n')[0] || 'it says nothing'}`;
}

if (import.meta.main) {
  try {
    for (const kind of process.argv.slice(2) as Kind[]) console.log(`Tests in ${kind}: ${findBrowser(kind)}`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
