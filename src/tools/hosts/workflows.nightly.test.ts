// The workflows: valid, without more rights or secrets than they need, and with commands that exist.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

import { root } from '../testing/trial-site.ts';

// The service imports its JSON for a bundler, without saying that it is JSON.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { validate } = await import('@actions/languageservice');

interface Job {
  uses?: string;
  if?: string;
  'timeout-minutes'?: number;
  steps?: { uses?: string; run?: string; env?: Record<string, string> }[];
}
interface Workflow {
  on: { schedule?: { cron: string }[] };
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const read = (file: string) => readFile(join(root, file), 'utf8');
const files = await Array.fromAsync(glob('.github/workflows/*.yml', { cwd: root }));
const workflows = await Promise.all(
  files.map(async (file) => {
    const text = await read(file);
    return { file, text, ...(parse(text) as Workflow) };
  }),
);
const jobs = workflows.flatMap(({ file, jobs }) =>
  Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, steps: job.steps ?? [], job })),
);
const find = (name: string) => workflows.find(({ file }) => file.endsWith(`/${name}`)) ?? assert.fail(name);

test('GitHub’s language service finds no fault', async () => {
  const listFaults = async (file: string, text: string) =>
    (await validate(TextDocument.create(`file:///${file}`, 'yaml', 1, text))).map(({ message }) => message);
  for (const { file, text } of workflows) assert.deepEqual(await listFaults(file, text), [], file);
  // The service remembers a file by its path.
  const broken = await listFaults(
    'broken/.github/workflows/deploy.yml',
    'on: push\njobs:\n  a:\n    needs: b\n',
  );
  assert.ok(broken.length > 0);
});

test('every workflow limits its permissions, and every job its time', () => {
  for (const { file, permissions } of workflows) assert.ok(permissions !== undefined, file);
  for (const { name, job } of jobs) assert.ok(job.uses ?? job['timeout-minutes'], name);
});

test('actions and packages of others are pinned to a commit or version', () => {
  for (const { text } of workflows) {
    for (const [, action] of text.matchAll(/uses: (.*)/g)) {
      assert.match(action ?? '', /^\.\/|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
    const pinned =
      /^--yes --ignore-scripts --before="\$\(date --date='3 days ago' \+%F\)" \w+@\d+\.\d+\.\d+ /;
    for (const [, options = ''] of text.matchAll(/\bnpx (.*)/g)) {
      const isLocked = existsSync(join(root, 'node_modules/.bin', options.split(' ')[0] ?? ''));
      assert.ok(isLocked || pinned.test(options), options);
    }
  }
});

test('one version of wrangler is tried here and deploys there', async () => {
  const here = [await read('src/tools/hosts/hosts.ts'), await read('src/tools/hosts/README.md')];
  const all = [...workflows.map(({ text }) => text), ...here];
  const versions = all.flatMap((text) => text.match(/wrangler@[\d.]+\d/g) ?? []);
  assert.ok(versions.length > 3);
  assert.equal(new Set(versions).size, 1);
});

test('a pull request of a fork gets no secret, and a step only the secrets it needs', () => {
  for (const { file, text, jobs } of workflows) {
    assert.doesNotMatch(text, /^\s*(pull_request_target|workflow_run):/m, file);
    const inSteps = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ env = {} }) => env));
    const count = (within: string) => within.match(/secrets\.\w/g)?.length ?? 0;
    assert.equal(count(text), count(JSON.stringify(inSteps)), file);
  }
  for (const [name, job] of Object.entries(find('preview.yml').jobs)) {
    assert.match(job.if ?? '', /head\.repo\.full_name == github\.repository/, name);
  }
});

test('every command and file that a workflow runs exists', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  for (const { name, steps, job } of jobs) {
    const text = steps.map(({ run = '' }) => run).join('\n');
    for (const [, script = ''] of text.matchAll(/\bnpm run (?:--\S+ )*([\w:-]+)/g)) {
      assert.ok(script in scripts, `${name}: npm run ${script}`);
    }
    const paths = [...text.matchAll(/(?:\.ci|src|supabase)\/[\w./-]+/g)].map(([path]) => path);
    for (const path of [...paths, ...(job.uses?.startsWith('./') ? [job.uses] : [])]) {
      assert.ok(existsSync(join(root, path)), `${name}: ${path}`);
    }
  }
});

test('the site is published every night, when planned articles appear', () => {
  const days = find('deploy.yml').on.schedule?.map(({ cron }) => cron.split(' ').slice(2).join(' '));
  assert.deepEqual(days, ['* * *']);
});

test('the README names every secret and variable of the workflows, and no other', async () => {
  const uses = workflows.flatMap(({ text }) => [...text.matchAll(/\b(secret|var)s\.(\w+)/g)]);
  const named = new Set(uses.map(([, kind, name]) => `${kind} ${name}`));
  const rows = (await read('src/tools/hosts/README.md')).matchAll(
    /^\| `(\w+)` +\| (secret|var)(?:iable)? /gm,
  );
  const listed = [...rows].map(([, name, kind]) => `${kind} ${name}`);
  assert.deepEqual(listed.toSorted(), [...named].toSorted());
});

test('the function is deployed the first time, and when it changed since the last deploy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-compare-'));
  after(() => rm(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.nl', ...args], { cwd: folder });
  const commit = async (file: string) => {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), String(Math.random()));
    git('add', file);
    git('commit', '--quiet', '--message', file);
    return String(git('rev-parse', 'HEAD')).trim();
  };
  /** Runs the script while GitHub says which commit was deployed last. */
  const compare = async (deployed: string) => {
    const bin = join(folder, '.git');
    await writeFile(join(bin, 'gh'), `#!/bin/sh\necho ${deployed}\n`);
    await chmod(join(bin, 'gh'), 0o755);
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
    const script = join(import.meta.dirname, 'compare-supabase.sh');
    return String(execFileSync(script, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] }));
  };
  git('init', '--quiet');
  const first = await commit('supabase/config.toml');
  const second = await commit('content/artikel.mdx');
  assert.equal(await compare(first), 'supabase=same\n', 'a change elsewhere');
  assert.equal(await compare(''), 'supabase=changed\n', 'the first time');
  assert.equal(await compare('0'.repeat(40)), 'supabase=changed\n', 'a commit that is gone');
  const third = await commit('supabase/functions/x.ts');
  await commit('content/artikel.mdx');
  assert.equal(await compare(second), 'supabase=changed\n', 'a change some commits ago');
  assert.equal(await compare(third), 'supabase=same\n', 'deployed since that change');
});
