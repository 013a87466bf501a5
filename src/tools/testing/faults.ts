/** `npm run test:faults`: plants each fault of the list in a copy of the site, and sees a test of `npm test` fail; `-- 3 28` those alone. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { faults, type Fault } from './fault-list.ts';
import { copySite } from './trial-site.ts';

const firstPort = Number(process.env['PORT'] || 4359);
const wanted = process.argv.slice(2).map(Number);
const chosen = faults
  .map((fault, index) => ({ ...fault, number: index + 1 }))
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number));
const queue = chosen.values();
let caught = 0;
await Promise.all([firstPort, firstPort + 1].map(work));
console.log(`${caught} of ${chosen.length} faults caught`);
process.exitCode = caught === chosen.length ? 0 : 1;

/** Plants one fault of the queue after the other in its own copy of the site. */
async function work(port: number): Promise<void> {
  const folder = await copySite();
  try {
    for (const fault of queue) {
      const startedAt = performance.now();
      const problem = await tryFault(folder, port, fault);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      if (problem === '') caught += 1;
      console.log(`${problem ? '✖' : '✔'} ${fault.number} ${fault.what} (${seconds} s)${problem}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is wrong when no test fails, or another one than the list says; nothing when the fault is caught. */
async function tryFault(folder: string, port: number, fault: Fault): Promise<string> {
  const { file, from, to, test, title } = fault;
  const path = join(folder, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(from)) return `: ${file} does not hold ${from}; mend the list`;
  await writeFile(path, original.replace(from, to));
  try {
    const { failed, output } = await runTest(folder, port, test, title);
    // The failing test's own line, so that a test that fails for another reason does not count.
    const isNamed = output.split('\n').some((line) => /^\s*(✖|✘)/.test(line) && line.includes(title));
    return failed && isNamed ? '' : `: ${test} › ${title} stays green\n${output.slice(-2000)}`;
  } finally {
    await writeFile(path, original);
  }
}

async function runTest(folder: string, port: number, test: string, title: string) {
  if (test.endsWith('.test.ts')) return run(folder, port, ['--test', '--test-reporter=spec', test]);
  const build = await run(folder, port, ['node_modules/astro/bin/astro.mjs', 'build', '--force']);
  if (build.failed) return build;
  const options = ['--config', 'e2e/playwright.config.ts', '--grep-invert', '@nightly', '--workers=1'];
  const command = ['node_modules/playwright/cli.js', 'test', ...options, '-g', RegExp.escape(title), test];
  return run(folder, port, command);
}

/** Runs Node in the copy. */
function run(cwd: string, port: number, args: string[]): Promise<{ failed: boolean; output: string }> {
  const env = { ...process.env, PORT: String(port), FORCE_COLOR: '0', SHARE_IMAGES: 'off' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, env, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: stdout + stderr }),
    );
  });
}
