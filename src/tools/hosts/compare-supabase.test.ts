// Whether the function must be deployed again, with a GitHub that answers what a test says.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const folder = await mkdtemp(join(tmpdir(), 'maquette-compare-'));
after(() => rm(folder, { recursive: true, force: true }));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.nl', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

async function commit(file: string): Promise<string> {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), String(Math.random()));
  git('add', file);
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', 'HEAD');
}

/** Runs the script while GitHub says which commit was deployed last. */
async function compare(deployed: string): Promise<string> {
  const bin = join(folder, '.git', 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(bin, 'gh'), `#!/bin/sh\necho ${deployed}\n`);
  await chmod(join(bin, 'gh'), 0o755);
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  return execFileSync(join(import.meta.dirname, 'compare-supabase.sh'), [], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

git('init', '--quiet');
const first = await commit('supabase/config.toml');
const second = await commit('content/artikel.mdx');

test('what changed elsewhere since the last deploy leaves the function alone', async () => {
  assert.equal(await compare(first), 'supabase=same\n');
});

test('it is deployed the first time, and when that commit is no longer there', async () => {
  assert.equal(await compare(''), 'supabase=changed\n');
  assert.equal(await compare('0'.repeat(40)), 'supabase=changed\n');
});

test('it is deployed when it changed after the last deploy, also some commits ago', async () => {
  const third = await commit('supabase/functions/x.ts');
  await commit('content/artikel.mdx');
  assert.equal(await compare(second), 'supabase=changed\n');
  assert.equal(await compare(third), 'supabase=same\n');
});
