/** Measures what a frame costs in script, in Chromium, for more and more particles: `npm run bench:particles`. */
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright/test';

import { findBrowser } from '../testing/browser.ts';
import { particleCanvasSettings } from '../../islands/particle-canvas/settings.ts';
import type { Field } from '../../islands/particle-canvas/simulation.ts';

interface Run {
  count: number;
  field: Field;
  frames: number;
}

/** What a frame may cost on average with the number of particles that the site shows. */
const budgetMs = 0.3;
const origin = 'http://localhost';
const { particleCount, still } = particleCanvasSettings;
const { width, height, seed } = still;

const sameField: Run[] = [
  { count: particleCount, field: still, frames: 600 },
  { count: 10 * particleCount, field: still, frames: 120 },
  { count: 100 * particleCount, field: still, frames: 4 },
];
const sameDensity: Run[] = [
  { count: particleCount, field: still, frames: 600 },
  { count: 10 * particleCount, field: enlarge(10), frames: 240 },
  { count: 100 * particleCount, field: enlarge(100), frames: 60 },
];

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const page = await browser.newPage({ viewport: { width, height } });
  await serveModules(page);
  const site = await report(page, `In the same field of ${width} × ${height} px:`, sameField);
  console.log('There the links grow with the square of the particles, and they are nearly all of the work.');
  await report(page, '\nAs close together as on the site, in a larger field:', sameDensity);
  const verdict = site < budgetMs ? 'within' : 'OVER';
  console.log(
    `\n${particleCount} particles: ${site.toFixed(3)} ms, ${verdict} the ${budgetMs} ms of a frame.`,
  );
  if (site >= budgetMs) process.exitCode = 1;
} finally {
  await browser.close();
}

/** A field of `times` the surface. */
function enlarge(times: number): Field {
  return { width: Math.round(width * Math.sqrt(times)), height: Math.round(height * Math.sqrt(times)) };
}

/** Prints a table of `runs`; gives the mean time of a frame in the first of them, in ms. */
async function report(page: Page, title: string, runs: Run[]): Promise<number> {
  const results = [];
  for (const run of runs) results.push({ ...run, ...(await page.evaluate(measure, { ...run, seed })) });
  console.log(title);
  console.table(
    results.map(({ count, links, mean, p99, linkMean }) => ({
      particles: count,
      links,
      'mean ms': mean.toFixed(3),
      'p99 ms': p99.toFixed(3),
      'of which links, ms': linkMean.toFixed(3),
      'µs a particle': ((mean / count) * 1000).toFixed(2),
    })),
  );
  return results[0]?.mean ?? NaN;
}

/** A blank page that may measure time in steps of 5 µs, and this folder's modules as JavaScript. */
async function serveModules(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isModule = pathname.endsWith('.ts');
    const source = isModule
      ? await readFile(join(import.meta.dirname, '../../islands/particle-canvas', pathname), 'utf8')
      : '';
    await route.fulfill({
      contentType: isModule ? 'text/javascript' : 'text/html',
      body: stripTypeScriptTypes(source),
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    });
  });
  await page.goto(origin);
}

/** Runs in the browser: the site's own frame, `frames` times over after half as many to warm up. */
async function measure({ count, field, frames, seed }: Run & { seed: number }) {
  const load = (path: string): Promise<unknown> => import(path);
  const simulation = (await load(
    '/simulation.ts',
  )) as typeof import('../../islands/particle-canvas/simulation.ts');
  const { drawFrame } = (await load('/draw.ts')) as typeof import('../../islands/particle-canvas/draw.ts');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [innerWidth, innerHeight];
  document.body.replaceChildren(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const particles = simulation.createParticles(count, field, simulation.createRandom(seed));
  const times: number[] = [];
  let [linkTime, links] = [0, 0];
  for (let frame = -frames / 2; frame < frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    simulation.move(particles, field, 1 / 60);
    const moved = performance.now();
    const found = simulation.findLinks(particles, field);
    const linked = performance.now();
    drawFrame(context, particles, found);
    const end = performance.now();
    if (frame < 0) continue;
    times.push(end - start);
    linkTime += linked - moved;
    links = found.length;
  }
  const mean = times.reduce((sum, time) => sum + time, 0) / frames;
  const p99 = times.sort((one, other) => one - other)[Math.ceil(frames * 0.99) - 1] ?? NaN;
  return { links, mean, p99, linkMean: linkTime / frames };
}
