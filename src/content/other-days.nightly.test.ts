// Nothing in a build or a test depends on the day, the hour or the time zone, but what is planned and the year.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { toIsoDate } from '../site/dates.ts';
import { getProgram } from '../tools/testing/debian.ts';
import { copySite, root } from '../tools/testing/site-copy.ts';

const faketime = getProgram('faketime');
const plannedIn = 100;
const day = toIsoDate(new Date(Date.now() + plannedIn * 86_400_000));

const copy = await copySite({ sampleContent: true });
after(() => rmSync(copy, { recursive: true }));
const articles = join(copy, 'content/kennis');
const text = readFileSync(join(articles, 'eerste-artikel.mdx'), 'utf8')
  .replace(/^date: .*$/m, `date: ${day}`)
  .replace(/^seoTitle: .*$/m, 'seoTitle: Een artikel dat nog komt');
writeFileSync(join(articles, 'gepland.mdx'), text);

/** Runs a command of the project as if it were `moment`, as faketime takes it. */
function run(folder: string, moment: string, zone: string, ...command: string[]): void {
  // Without the context tests would run none, as they are started by a test.
  const env = { ...process.env, TZ: zone, SHARE_IMAGES: 'off', NODE_TEST_CONTEXT: undefined };
  const args = ['-f', moment, 'npm', 'run', ...command];
  const { status, stdout, stderr } = spawnSync(faketime, args, { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, `${moment} in ${zone}: ${stdout}${stderr}`);
}

/** The built files by name, without the ids that Astro draws at random, the year and the last day of security.txt. */
function build(moment: string, zone: string): Map<string, string> {
  run(copy, moment, zone, 'build');
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: join(copy, 'dist') });
  const changing = / uid="\w+"|^Expires: .*|(?<=<time>)\d{4}(?=<\/time>)/gm;
  const read = (name: string) => readFileSync(join(copy, 'dist', name), 'latin1').replace(changing, '');
  return new Map(names.map((name) => [name, read(name)]));
}

test('every day builds the same pages, and a planned article on its day', () => {
  const today = build('+0d', 'UTC');
  const before = build(`+${plannedIn - 2}d`, 'Pacific/Kiritimati');
  const later = build(`+${plannedIn + 2}d`, 'America/Los_Angeles');
  assert.deepEqual([...before.keys()], [...today.keys()]);
  for (const [name, content] of before) assert.ok(content === today.get(name), name);
  assert.deepEqual([today.has('kennis/gepland.html'), later.has('kennis/gepland.html')], [false, true]);
  for (const name of ['kennis/rss.xml', 'sitemap-0.xml', 'kennis.html']) {
    const shows = [today, later].map((files) => files.get(name)?.includes('gepland'));
    assert.deepEqual(shows, [false, true], name);
  }
});

test('the unit tests pass far ahead, in another zone', () =>
  run(root, '+400d', 'Pacific/Kiritimati', 'test:unit'));
