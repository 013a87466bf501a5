/** `npm run meten`: measures the built site, writes content/metingen.json, and fails when the site claims more than was measured. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { describeAge, listBrokenClaims, readWeight } from '../../../src/site/claims.ts';
import { toIsoDate } from '../../../src/site/dates.ts';
import { measurements, measurementsSchema } from '../../../src/site/measurements.ts';
import { createSiteHandler } from '../../../src/tools/server/site-handler.ts';
import { validateHtml } from '../../support/html.ts';
import { dist } from '../../support/pages.ts';
import { port, root } from '../../support/site.ts';
import { serveAsHosts } from '../host.ts';
import { checkAccessibility } from './accessibility.ts';
import { measureBuild } from './growth.ts';
import { measureLinks, measureObservatory, measureStorage } from './site.ts';
import { measureSpeed } from './speed.ts';
import { countTests, plantFaults } from './tests.ts';
import { weighPages } from './weight.ts';

/** Sustainable Web Design 4, as CO2.js reckons a first visit: kWh per gigabyte of data centre, network and device, running and made. */
const kwhPerGigabyte = 0.055 + 0.059 + 0.08 + (0.012 + 0.013 + 0.081);
const gramsPerKwh = 494;

const file = join(root, 'content/metingen.json');
const notMeasured: Record<string, string> = {
  photos: 'foto’s komen van Unsplash, dat per browser bepaalt hoe zwaar ze zijn',
};
const miss = (part: string, reason: string) => (notMeasured[part] = reason);

const age = describeAge(measurements.date, new Date());
if (age) console.warn(`Let op: ${age}.`);

const host = await serveAsHosts();
const server = createServer(await createSiteHandler(dist)).listen(port, '127.0.0.1');
await once(server, 'listening');

const speed = await measure('speed', () => measureSpeed(host));
const weighed = (await measure('pages', () => weighPages(host))) ?? [];
const storage = await measure('storage', measureStorage);
const links = await measure('links', measureLinks);
const observatory = await measure('observatory', measureObservatory);
const html = await measure('html', validateHtml);
const accessibility = await measure('accessibility', () => checkAccessibility(miss));
await host.close();
server.close().closeAllConnections();
const build = await measure('build', measureBuild);
const tests = await measure('tests', countTests);
const faults = await measure('faults', plantFaults);

const pages = weighed.map((page) => ({ ...page, paints: speed?.byPath.get(page.path) ?? null }));
const meanBytes = pages.reduce((total, page) => total + readWeight(page), 0) / pages.length;
const measured = measurementsSchema.parse({
  date: toIsoDate(new Date()),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  machine: `${cpus().length} kernen, ${Math.round(totalmem() / 2 ** 30)} GB`,
  notMeasured,
  speed: speed && { line: speed.line, empty: speed.empty },
  pages,
  axe: accessibility?.axe ?? null,
  ibm: accessibility?.ibm ?? null,
  html: html && { pages: html.pages, faults: html.faults },
  links,
  observatory,
  storage,
  co2: Number.isNaN(meanBytes)
    ? null
    : {
        model: 'Sustainable Web Design 4',
        grams: round((meanBytes / 1e9) * kwhPerGigabyte * gramsPerKwh, 4),
      },
  tests,
  faults,
  build,
});
const text = JSON.stringify(measured);
await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));

const broken = listBrokenClaims(measured);
for (const sentence of broken) console.error(sentence);
process.exitCode = broken.length === 0 ? 0 : 1;

/** Runs a step; one that fails is named as not measured. */
async function measure<Value>(name: string, run: () => Promise<Value>): Promise<Value | null> {
  const startedAt = performance.now();
  console.log(`${name} …`);
  try {
    return await run();
  } catch (cause) {
    miss(name, 'deze meting mislukte');
    console.error(cause);
    return null;
  } finally {
    console.log(`  ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  }
}

function round(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
