// Axe and IBM's checker on every page in Chromium, and on one of each kind in the other engines.
import { readFile } from 'node:fs/promises';

import type { Measurements } from '../../../src/site/measurements.ts';
import { launchEngine } from '../../engines/support/launch.ts';
import type { EngineName, Tab } from '../../engines/support/engine.ts';
import { axeSource, axeVersion, plainBackgrounds, standards } from '../../support/axe.ts';
import { addRule } from '../../support/layout.ts';
import { listKinds, ownPaths } from '../../support/pages.ts';

type Tool = NonNullable<Measurements['axe']>;

const engines: Record<EngineName, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
const read = (address: string) => readFile(new URL(address), 'utf8');
const ibmSource = await read(import.meta.resolve('accessibility-checker-engine/ace.js'));
const ibmPackage = await read(import.meta.resolve('accessibility-checker-engine/package.json'));

/** Functions of text, because a page's policy allows no other code; each answers with a line per fault. */
const tools = {
  axe: new Function(`${axeSource};
    const options = { runOnly: ${JSON.stringify(standards)}, resultTypes: ['violations'], reporter: 'no-passes' };
    return axe.run(document, options).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)));`),
  // What it is sure of; what a person must judge is left out. It would compare the groups of a form with those of hidden ones.
  ibm: new Function(`${ibmSource};
    for (const form of document.forms) if (!form.checkVisibility()) form.replaceChildren();
    return new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) =>
      results.filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .map(({ ruleId, snippet, message }) => ruleId + ': ' + message + ' ' + snippet));`),
} as unknown as Record<'axe' | 'ibm', () => Promise<string[]>>;

/** Runs both tools; prints each fault, and tells `miss` which engine this machine does not have. */
export async function checkAccessibility(miss: (part: string, reason: string) => void) {
  const runs: Record<keyof typeof tools, Tool['runs']> = { axe: [], ibm: [] };
  for (const [engine, browser] of Object.entries(engines) as [EngineName, string][]) {
    const paths = engine === 'chromium' ? ownPaths : listKinds().map(({ path }) => path);
    try {
      const faults = await visit(engine, paths);
      for (const tool of ['axe', 'ibm'] as const) {
        runs[tool].push({ browser, pages: paths.length, faults: faults[tool] });
      }
    } catch (cause) {
      miss(browser, 'deze browser startte niet, of stopte onderweg');
      console.error(cause);
    }
  }
  if (runs.axe.length === 0) throw new Error('No browser ran.');
  const { version } = JSON.parse(ibmPackage) as { version: string };
  return { axe: { version: axeVersion, runs: runs.axe }, ibm: { version, runs: runs.ibm } };
}

async function visit(engine: EngineName, paths: string[]) {
  const running = await launchEngine(engine, true);
  const counts = { axe: 0, ibm: 0 };
  try {
    const tab: Tab = await running.open(() => undefined);
    await tab.setViewportSize({ width: 1440, height: 900 });
    for (const path of paths) {
      await tab.goto(path);
      await addRule(tab, plainBackgrounds);
      for (const tool of ['axe', 'ibm'] as const) {
        const faults = await tab.evaluate(tools[tool]);
        for (const [fault, same] of Map.groupBy(faults, (fault) => fault.slice(0, 200))) {
          console.log(`  ${engine} ${tool} ${path}: ${same.length} × ${fault}`);
        }
        counts[tool] += faults.length;
      }
    }
  } finally {
    await running.close();
  }
  return counts;
}
