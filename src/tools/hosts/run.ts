// `npm run test:hosts`: the built site on every host that runs on this machine, one table of checks.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { readBuiltSite } from './built-site.ts';
import { createChecks } from './checks.ts';
import type { Ask } from './faults.ts';
import { hosts } from './hosts.ts';
import type { Host } from './hosts.ts';

const FIRST_PORT = 4352;
const START_MS = 90_000;
const MOST_PRINTED = 5;

const checks = await createChecks(await readBuiltSite());

const columns: { name: string; marks: string[] }[] = [];
const folder = await mkdtemp(join(tmpdir(), 'maquette-hosts-'));
for (const [index, host] of hosts.entries()) await tryHost(host, FIRST_PORT + index);
await rm(folder, { recursive: true });

console.log(`\n| Check | ${columns.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- |${' :-: |'.repeat(columns.length)}`);
for (const [row, check] of Object.keys(checks).entries()) {
  console.log(`| ${check} | ${columns.map(({ marks }) => marks[row]).join(' | ')} |`);
}

async function tryHost(host: Host, port: number): Promise<void> {
  const command = await host.prepare(port, folder);
  if (typeof command === 'string') return console.log(`${host.name} is left out: ${command}`);
  const [program = '', ...args] = command;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', CI: '1' };
  // A group of its own, so that what it starts ends with it.
  const server = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const ask: Ask = (path, headers = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, method, redirect: 'manual' });
    await waitFor(server, () => ask('/'));
    const marks: string[] = [];
    for (const [check, find] of Object.entries(checks)) marks.push(judge(host, check, await find(ask)));
    columns.push({ name: host.name, marks });
  } finally {
    if (server.pid && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, 'exit');
    }
  }
}

/** The mark of a check in the table; prints what is at fault. */
function judge({ name, known = {} }: Host, check: string, faults: readonly string[]): string {
  const isGood = faults.length === 0;
  const isExpected = isGood === !(check in known);
  if (!isExpected) process.exitCode = 1;
  for (const fault of faults.slice(0, MOST_PRINTED))
    console.log(`${name}, ${check}: ${known[check] ?? fault}`);
  if (isGood && !isExpected) console.log(`${name}, ${check}: is said to fail, and does not`);
  return isGood ? 'ok' : isExpected ? 'no' : 'FAILS';
}

async function waitFor(server: ChildProcess, ask: () => Promise<Response>): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end && server.exitCode === null;) {
    const response = await ask().catch(() => undefined);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error(`${server.spawnargs.join(' ')} does not respond.`);
}
