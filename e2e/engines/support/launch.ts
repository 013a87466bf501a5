import { firefox, webkit } from 'playwright/test';

import { findBrowser } from '../../../src/tools/testing/browser.ts';
import { launchFirefox, launchPlaywright, type Engine, type EngineName, type Prefs } from './engine.ts';
import { launchWebKitGtk } from './webkit-gtk.ts';

/** Launches an engine by the driver that can; throws where this machine has none and cannot install one. */
export async function launchEngine(name: EngineName, scripting: boolean, prefs?: Prefs): Promise<Engine> {
  const path = findBrowser(name === 'chromium' ? 'shell' : name);
  if (name === 'firefox' && path !== firefox.executablePath()) return launchFirefox(path, scripting, prefs);
  if (name === 'webkit' && path !== webkit.executablePath()) return launchWebKitGtk(path, scripting);
  return launchPlaywright(name, path, scripting, prefs);
}
