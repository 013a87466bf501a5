// Lighthouse itself: too heavy for the plain install, so it is fetched on first use and kept out of the repository.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { findBrowser } from '../../../src/tools/testing/browser.ts';
import { root } from '../../support/site.ts';
import type { Reading } from './limits.ts';

const version = '13.5.0';
const folder = join(root, `node_modules/.cache/lighthouse-${version}`);

/** The part of Lighthouse's result that is read here. */
interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; numericValue?: number }>;
  };
}

interface Chrome {
  port: number;
  kill: () => void;
}

/** A reading, and the audits that cost points, as `category: audit`. */
export interface Run {
  reading: Reading;
  lost: string[];
}

/** Opens a browser that finds every host at `serverPort` here; returns what reads a page, and what closes it. */
export async function openLighthouse(serverPort: number) {
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    const options = ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`];
    execFileSync('npm', options, { stdio: 'inherit' });
  }
  const load = (path: string) => import(join(folder, 'node_modules', path)) as Promise<unknown>;
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as {
    default: (url: string, flags: object) => Promise<Result>;
  };
  const { launch } = (await load('chrome-launcher/dist/index.js')) as {
    launch: (options: object) => Promise<Chrome>;
  };
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: [
      '--headless=new',
      '--ignore-certificate-errors',
      // Every reading is of a first visit: the browser must not fetch ahead what it saw in an earlier one.
      '--disable-features=LCPCriticalPathPredictor,LCPPLazyLoadImagePreload',
      `--host-resolver-rules=MAP * 127.0.0.1:${serverPort}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const read = async (url: string, attempts = 3): Promise<Run> => {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!lhr.runtimeError) return parse(lhr);
    // On a busy machine the browser sometimes loses the trace, and Lighthouse asks to be run again.
    if (attempts > 1) return read(url, attempts - 1);
    throw new Error(`${url}: ${lhr.runtimeError.message}`);
  };
  return { read: (url: string) => read(url), close: () => chrome.kill() };
}

function parse(lhr: Result['lhr']): Run {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? NaN) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? NaN;
  const lost = Object.entries(lhr.categories).flatMap(([name, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${id}`),
  );
  const reading = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    kB: value('total-byte-weight') / 1000,
  };
  return { reading, lost };
}
