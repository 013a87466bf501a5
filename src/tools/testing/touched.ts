/** `npm run test:touched -- origin/main`: the nightly parts of the rooms that differ from a commit; `npm test` comes first. */
import { execFileSync, spawnSync } from 'node:child_process';

import { listNightlyScripts } from './nightly-parts.ts';

const [base = 'origin/main'] = process.argv.slice(2);
const names = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], { encoding: 'utf8' });
const scripts = listNightlyScripts(names.split('\n').filter(Boolean));
console.log(`Nightly parts for what differs from ${base}: ${scripts.join(', ') || 'none'}`);
const isFailing = (script: string) => spawnSync('npm', ['run', script], { stdio: 'inherit' }).status !== 0;
process.exitCode = scripts.some(isFailing) ? 1 : 0;
