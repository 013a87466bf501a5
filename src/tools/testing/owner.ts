/** `npm run test:owner`: runs `npm test`, or the scripts named behind `--`, in a copy of the site that an owner has made his own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fillInCompany, publishNewTexts, renameArticle, takeArticleAway } from './owner-changes.ts';
import { linkModules, root } from './trial-site.ts';

const scripts = process.argv.length > 2 ? process.argv.slice(2) : ['test'];

const folder = await mkdtemp(join(tmpdir(), 'maquette-owner-'));
await copyRepository();
await fillInCompany(folder);
await takeArticleAway(folder);
await renameArticle(folder);
await publishNewTexts(folder);

const failed = scripts.find((script) => !run(script));
if (failed === undefined) await rm(folder, { recursive: true });
else console.error(`npm run ${failed} fails for the owner; the copy stays in ${folder}`);
process.exitCode = failed === undefined ? 0 : 1;

/** What git keeps or would keep, as it stands here; the packages are links, so that each build has its own caches. */
async function copyRepository(): Promise<void> {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  // Git also names what was deleted and not yet committed.
  const present = files.filter((file) => existsSync(join(root, file)));
  for (const file of present) await cp(join(root, file), join(folder, file));
  await linkModules(folder);
}

function run(script: string): boolean {
  const env = { ...process.env, SITE_URL: 'https://www.bureau.nl' };
  return spawnSync('npm', ['run', script], { cwd: folder, env, stdio: 'inherit' }).status === 0;
}
