// Builds and tests do not depend on the date or time zone, except for planned articles and the year.
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

/** Runs a command of the project with the clock at `moment`, in the notation of faketime. */
function run(folder: string, moment: string, zone: string, ...command: string[]): void {
  // Remove the context variable, or the test runner would run no tests within a test.
  const env = { ...process.env, TZ: zone, SHARE_IMAGES: 'off', NODE_TEST_CONTEXT: undefined };
  const args = ['-f', moment, 'npm', 'run', ...command];
  const { status, stdout, stderr } = spawnSync(faketime, args, { cwd: folder, env, encoding: 'utf8' });
  assert.equal(status, 0, `${moment} in ${zone}: ${stdout}${stderr}`);
}

/** Returns the built files by name, without Astro's random ids, the year and the expiry of security.txt. */
function build(moment: string, zone: string): Map<string, string> {
  run(copy, moment, zone, 'build');
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: join(copy, 'dist') });
  const changing = / uid="\w+"|^Expires: .*|(?<=<time>)\d{4}(?=<\/time>)/gm;
  const read = (name: string) => readFileSync(join(copy, 'dist', name), 'latin1').replace(changing, '');
  return new Map(names.map((name) => [name, read(name)]));
}

test('a build is the same on any day, except for planned articles', () => {
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

test('the unit tests pass in the far future and another time zone', () =>
  run(root, '+400d', 'Pacific/Kiritimati', 'test:unit'));
