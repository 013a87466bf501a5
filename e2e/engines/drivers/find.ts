import { globSync } from 'node:fs';

import { firefox, webkit } from 'playwright/test';

import {
  downloadBrowser,
  findOnPath,
  findTestBrowser,
  installDebianPackages,
  isExecutable,
} from '../../../src/tools/testing/browser.ts';
import type { EngineName } from './tab.ts';

/** An engine on this machine: who drives it, and the path of its browser. */
export interface FoundEngine {
  driver: 'playwright' | 'system';
  path: string;
}

type OtherEngine = Exclude<EngineName, 'chromium'>;

const own = { firefox, webkit };

/** What Debian has of each. */
const debian: Record<OtherEngine, { packages: string[]; find: () => string | undefined }> = {
  firefox: { packages: ['firefox-esr'], find: () => findOnPath(['firefox-esr']) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'libgl1-mesa-dri'],
    find: () => {
      const isDriven = findOnPath(['WebKitWebDriver']) && findOnPath(['xvfb-run']);
      return isDriven ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0] : undefined;
    },
  },
};

/** Finds an engine: Playwright's own, else Debian's; one that is not there is installed where that can be done. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  if (name === 'chromium') return { driver: 'playwright', path: findTestBrowser() };
  for (const install of [() => undefined, downloadBrowser, installDebians]) {
    try {
      install(name);
    } catch {
      continue;
    }
    const found = findInstalled(name);
    if (found) return found;
  }
  return undefined;
}

function findInstalled(name: OtherEngine): FoundEngine | undefined {
  const path = own[name].executablePath();
  if (isExecutable(path)) return { driver: 'playwright', path };
  const system = debian[name].find();
  return system ? { driver: 'system', path: system } : undefined;
}

function installDebians(name: OtherEngine): void {
  installDebianPackages(debian[name].packages);
}
