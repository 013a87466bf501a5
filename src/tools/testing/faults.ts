/** `npm run test:faults`: plants each fault of the list in a copy of the site, and sees a test of `npm test` fail; `-- 3 28` those alone. */
import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { faults, type Fault } from './fault-list.ts';
import { copySite, root } from './trial-site.ts';

const firstPort = Number(process.env['PORT'] || 4359);

/** A copy of the site to plant faults in, one after the other. */
interface Copy {
  folder: string;
  port: number;
}

const copies = await Promise.all([openCopy(firstPort), openCopy(firstPort + 1)]);
const wanted = process.argv.slice(2).map(Number);
const chosen = faults
  .map((fault, index) => ({ fault, number: index + 1 }))
  .filter(({ number }) => wanted.length === 0 || wanted.includes(number));
const queue = [...chosen];
let caught = 0;
try {
  await Promise.all(copies.map(work));
} finally {
  for (const { folder } of copies) await rm(folder, { recursive: true, force: true });
}
console.log(`${caught} of ${chosen.length} faults caught`);
process.exitCode = caught === chosen.length ? 0 : 1;

async function openCopy(port: number): Promise<Copy> {
  const folder = await copySite();
  await cp(join(root, 'e2e'), join(folder, 'e2e'), { recursive: true });
  return { folder, port };
}

async function work(copy: Copy): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { fault, number } = next;
    const startedAt = performance.now();
    const problem = await tryFault(copy, fault);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    if (problem === undefined) caught += 1;
    const mark = problem === undefined ? '✔' : '✖';
    console.log(`${mark} ${number} ${fault.what} (${seconds} s)${problem ?? ''}`);
  }
}

/** What is wrong when no test fails, or another one than the list says; nothing when the fault is caught. */
async function tryFault(copy: Copy, { file, from, to, test, title }: Fault): Promise<string | undefined> {
  const path = join(copy.folder, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(from)) return `: ${file} does not hold ${from}; mend the list`;
  await writeFile(path, original.replace(from, to));
  try {
    const { failed, output } = await runTest(copy, test, title);
    // The failing test's own line, so that a test that fails for another reason does not count.
    const isNamed = output.split('\n').some((line) => /^\s*(✖|✘)/.test(line) && line.includes(title));
    return failed && isNamed ? undefined : `: ${test} › ${title} stays green\n${output.slice(-2000)}`;
  } finally {
    await writeFile(path, original);
  }
}

async function runTest(copy: Copy, test: string, title: string) {
  if (test.endsWith('.test.ts')) return run(copy, ['--test', '--test-reporter=spec', test]);
  const build = await run(copy, ['node_modules/astro/bin/astro.mjs', 'build', '--force']);
  if (build.failed) return build;
  const config = ['--config', 'e2e/playwright.config.ts', '--grep-invert', '@nightly', '--workers=1'];
  const grep = RegExp.escape(title);
  return run(copy, ['node_modules/playwright/cli.js', 'test', ...config, '-g', grep, test]);
}

/** Runs Node in the copy. */
function run({ folder, port }: Copy, args: string[]): Promise<{ failed: boolean; output: string }> {
  const env = { ...process.env, PORT: String(port), FORCE_COLOR: '0', SHARE_IMAGES: 'off' };
  const child = spawn(process.execPath, args, { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ failed: code !== 0, output })));
}
