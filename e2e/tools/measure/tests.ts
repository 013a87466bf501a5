import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { root } from '../../support/site.ts';

/** Counts the tests: unit tests by running them, as Node cannot list them; those in a browser by Playwright's list. */
export async function countTests() {
  const unit = find(/^. tests (\d+)$/m, await npm('test:unit'));
  const list = async (script: string) => find(/^Total: (\d+) tests?/m, await npm(script, '--', '--list'));
  const browser = await list('test:browser');
  const nightly =
    (await list('test:browser:nightly')) + (await list('test:engines')) + (await list('test:editor'));
  return { unit, browser, nightly };
}

/** Plants every fault of the list in a copy of the site, and counts those that a test catches. */
export async function plantFaults() {
  const output = await npm('test:faults').catch(({ stdout }: { stdout: string }) => stdout);
  return { planted: find(/(\d+) faults caught/, output), caught: find(/(\d+) of \d+ faults/, output) };
}

async function npm(...args: string[]): Promise<string> {
  const env = { ...process.env, FORCE_COLOR: '0' };
  return (await promisify(execFile)('npm', ['run', ...args], { cwd: root, env, maxBuffer: Infinity })).stdout;
}

function find(pattern: RegExp, output: string): number {
  const number = Number(pattern.exec(output)?.[1]);
  if (Number.isNaN(number)) throw new Error(`${pattern} is not in ${output.slice(-300)}`);
  return number;
}
