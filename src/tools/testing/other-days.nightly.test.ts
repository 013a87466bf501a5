// Nothing in a build or a test depends on the day, the hour or the time zone, but what is planned and the year.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { toIsoDate } from '../../site/dates.ts';
import { getProgram } from './debian.ts';
import { copySite, root } from './trial-site.ts';

const faketime = getProgram('faketime');
const dayMs = 86_400_000;
const now = Date.now();
const addDays = (days: number) => toIsoDate(new Date(now + days * dayMs));
const thisYear = Number(addDays(0).slice(0, 4));
const planned = 'gepland-artikel';
const plannedDay = addDays(100);

const copy = await copySite();
after(() => rm(copy, { recursive: true, force: true }));
const articles = join(copy, 'content/kennis');
const [model = ''] = await readdir(articles);
const text = await readFile(join(articles, model), 'utf8');
const fields = { title: 'Een gepland artikel', seoTitle: 'Een artikel dat nog komt', date: plannedDay };
const plan = Object.entries(fields).reduce(
  (changed, [name, value]) => changed.replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${value}`),
  text.replace(/^updated: .*\n/m, ''),
);
await writeFile(join(articles, `${planned}.mdx`), plan);

/** Runs a command of the project as if it were `moment`, as faketime takes it. */
function run(folder: string, moment: string, zone: string, ...command: string[]): void {
  const env = {
    ...process.env,
    TZ: zone,
    ASTRO_TELEMETRY_DISABLED: '1',
    SHARE_IMAGES: 'off',
    // Or tests would run none, as they are started by a test.
    NODE_TEST_CONTEXT: undefined,
  };
  const args = ['-f', moment, ...command];
  const { status, stdout, stderr } = spawnSync(faketime, args, { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, `${moment} in ${zone}: ${stdout}${stderr}`);
}

/** The built files, without the ids that Astro draws at random and the last day of security.txt; `years` are those of the pages. */
async function build(moment: string, zone: string) {
  run(copy, moment, zone, 'npm', 'run', 'build');
  const files = new Map<string, string>();
  const years = new Set<string>();
  const year = /(?<=<time>)\d{4}(?=<\/time>)/g;
  for (const file of await Array.fromAsync(glob('**/*.*', { cwd: join(copy, 'dist') }))) {
    const content = await readFile(join(copy, 'dist', file), 'latin1');
    for (const [found] of content.matchAll(year)) years.add(found);
    files.set(file, content.replace(/ uid="\w+"|^Expires: .*/gm, '').replace(year, ''));
  }
  return { files, years: [...years] };
}

const today = await build('+0d', 'UTC');
const later = await build('+400d', 'America/Los_Angeles');

test('a planned article is built on its day: page, feed and sitemap', () => {
  const page = `kennis/${planned}.html`;
  assert.deepEqual([today.files.has(page), later.files.has(page)], [false, true]);
  for (const file of ['kennis/rss.xml', 'sitemap-0.xml', 'kennis.html']) {
    const shows = ({ files }: typeof today) => files.get(file)?.includes(planned);
    assert.deepEqual([shows(today), shows(later)], [false, true], file);
  }
});

for (const [moment, zone, day, year] of [
  ['+70d', 'Europe/Amsterdam', addDays(70), Number(addDays(70).slice(0, 4))],
  // The year of Amsterdam, where it is still the 28th.
  ['@2028-02-29 00:30:00', 'Pacific/Kiritimati', '2028-02-28', 2028],
  // Midnight passes during the build.
  [`@${thisYear}-12-31 23:59:55`, 'Europe/Amsterdam', `${thisYear}-12-31`, thisYear],
  [`@${thisYear + 1}-01-01 00:30:00`, 'Pacific/Kiritimati', `${thisYear}-12-31`, thisYear],
] as const) {
  test(`${moment} in ${zone} builds the same pages`, async () => {
    const { files, years } = await build(moment, zone);
    assert.deepEqual(years, [String(year)]);
    const expected = day < plannedDay ? today.files : later.files;
    assert.deepEqual([...files.keys()], [...expected.keys()]);
    for (const [file, content] of files) assert.ok(content === expected.get(file), file);
  });
}

test('the unit tests pass far ahead, in another zone', () =>
  run(root, '+400d', 'Pacific/Kiritimati', 'npm', 'run', 'test:unit'));
