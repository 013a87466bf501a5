// The workflows: nothing wrong in them, nothing taken on trust, and published when visitors expect it.
import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { basename, join } from 'node:path';
import { test } from 'node:test';

import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

// Its JSON is imported for a bundler, without saying that it is JSON.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { validate } = await import('@actions/languageservice');

// The service remembers a file by its path.
let asked = 0;

/** Lists what GitHub's own language service finds wrong in a workflow, each fault with its line. */
async function listWorkflowFaults(name: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///${++asked}/.github/workflows/${name}`, 'yaml', 1, text);
  const found = await validate(document);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

interface Job {
  uses?: string;
  'timeout-minutes'?: number;
  steps?: { uses?: string; run?: string; env?: Record<string, string> }[];
}
interface Workflow {
  on: { schedule?: { cron: string; timezone: string }[] };
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFile(join(root, file), 'utf8');
const files = await Array.fromAsync(glob('.github/workflows/*.yml', { cwd: root }));
const texts = new Map(
  await Promise.all(files.map(async (file) => [basename(file), await read(file)] as const)),
);
const workflows = [...texts].map(([name, text]) => ({ name, text, ...(parse(text) as Workflow) }));
const deploy = texts.get('deploy.yml') ?? '';

test('the workflows hold no fault', async () => {
  assert.deepEqual([...texts.keys()].toSorted(), ['ci.yml', 'deploy.yml', 'preview.yml']);
  for (const [name, text] of texts) assert.deepEqual(await listWorkflowFaults(name, text), [], name);
});

const breaks: [from: string, to: string, fault: RegExp][] = [
  ['timeout-minutes: 15', 'time-out: 15', /Unexpected value 'time-out'/],
  ['needs: checks', 'needs: check', /depends on unknown job 'check'/],
  ['${{ vars.SITE_URL }}', '${{ var.SITE_URL }}', /Unrecognized named-value: 'var'/],
  ["github.ref == 'refs/heads/main'", "github.ref = 'refs/heads/main'", /Unexpected symbol/],
  ['needs.site.outputs.supabase', 'needs.site.outputs.database', /Context access might be invalid: database/],
  ['runs-on: ubuntu-latest', '', /Required property is missing/],
  ["cron: '0 2 * * *'", "cron: '0 25 * * *'", /Invalid cron/],
];
for (const [from, to, fault] of breaks) {
  test(`a workflow with ${to || 'nothing'} instead of ${from} is refused`, async () => {
    assert.ok(deploy.includes(from));
    assert.match((await listWorkflowFaults('deploy.yml', deploy.replace(from, to))).join('\n'), fault);
  });
}

test('every workflow says what it may do, and every job when it has taken too long', () => {
  for (const { name, permissions, jobs } of workflows) {
    assert.ok(permissions !== undefined, name);
    for (const job of Object.values(jobs)) assert.ok(job.uses ?? job['timeout-minutes'], name);
  }
});

test('what others made comes by its exact commit or version', () => {
  for (const { text } of workflows) {
    for (const [, action] of text.matchAll(/uses: (.*)/g)) {
      assert.match(action ?? '', /^\.\/|^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
    for (const [, options] of text.matchAll(/\bnpx (.*)/g)) {
      assert.match(
        options ?? '',
        /^--yes --ignore-scripts --before="\$\(date --date='3 days ago' \+%F\)" \w+@\d+\.\d+\.\d+ /,
      );
    }
  }
});

test('one version of wrangler is tried here and deploys there', async () => {
  const named = [
    ...texts.values(),
    await read('src/tools/hosts/hosts.ts'),
    await read('src/tools/hosts/README.md'),
  ];
  const versions = named.flatMap((text) => text.match(/wrangler@[\d.]+\d/g) ?? []);
  assert.ok(versions.length > 3);
  assert.equal(new Set(versions).size, 1);
});

test('a pull request of a fork never comes near a secret', () => {
  for (const { text } of workflows) assert.doesNotMatch(text, /^\s*(pull_request_target|workflow_run):/m);
  const preview = workflows.find(({ name }) => name === 'preview.yml');
  for (const job of Object.values(preview?.jobs ?? {})) {
    assert.match(JSON.stringify(job), /head\.repo\.full_name == github\.repository/);
  }
});

test('only the step that needs a secret is given it', () => {
  for (const { name, text, jobs } of workflows) {
    const inSteps = Object.values(jobs).flatMap(({ steps = [] }) => steps);
    const given = inSteps.flatMap(({ env = {} }) => Object.values(env)).join('\n');
    const count = (within: string) => within.match(/secrets\.\w/g)?.length ?? 0;
    assert.equal(count(text), count(given), name);
  }
});

test('the README names every secret and variable of the workflows, and no other', async () => {
  const named = new Set(
    [...texts.values()].flatMap((text) =>
      [...text.matchAll(/\b(secrets|vars)\.(\w+)/g)].map(([, kind, name]) => `${kind} ${name}`),
    ),
  );
  const rows = [
    ...(await read('src/tools/hosts/README.md')).matchAll(/^\| `(\w+)` +\| (secret|variable) /gm),
  ];
  const listed = rows.map(([, name, kind]) => `${kind === 'secret' ? 'secrets' : 'vars'} ${name}`);
  assert.deepEqual(listed.toSorted(), [...named].toSorted());
});

/** The moments, in UTC, at which a clock in a time zone shows an hour and minute on a day. */
function listMoments(day: string, hour: number, minute: number, timeZone: string): string[] {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const wanted = `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const noon = Date.parse(`${day}T12:00Z`);
  const quarters = Array.from({ length: 48 * 4 }, (_, index) => new Date(noon + (index - 96) * 900_000));
  return quarters.filter((moment) => clock.format(moment) === wanted).map((moment) => moment.toISOString());
}

test('it publishes once a night at 02:00 in the Netherlands, in summer and in winter', () => {
  const schedules = workflows.flatMap(({ on }) => on.schedule ?? []);
  assert.equal(schedules.length, 1);
  const { cron = '', timezone = '' } = schedules[0] ?? {};
  const [minute, hour, ...days] = cron.split(' ');
  assert.deepEqual(days, ['*', '*', '*']);
  const listOn = (day: string) => listMoments(day, Number(hour), Number(minute), timezone);
  assert.deepEqual(listOn('2027-01-15'), ['2027-01-15T01:00:00.000Z']);
  assert.deepEqual(listOn('2027-07-15'), ['2027-07-15T00:00:00.000Z']);
  // The clock goes forward: 02:00 is not there, and GitHub takes the next hour that is.
  assert.deepEqual(listOn('2027-03-27').length, 1);
  assert.deepEqual(listOn('2027-03-28'), []);
  // The clock goes back: a second time the same night publishes the same once more.
  assert.deepEqual(listOn('2027-10-31').length, 2);
  assert.deepEqual(listOn('2027-11-01').length, 1);
});
