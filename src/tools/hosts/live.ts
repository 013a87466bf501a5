/** `npm run test:live`: compares the deployed site at SITE_URL with the build, and fails on differences. */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { siteUrl } from '../../site/site-url.ts';
import { tryPage } from './contact-checks.ts';
import { listDifferences } from './live-checks.ts';

const MOST_PRINTED = 20;
// A deploy takes time to reach every server of a host, and a new domain takes minutes to get its certificate.
const PAUSES_MS = [0, 10_000, 20_000, 40_000, 80_000, 160_000];

let problems: string[] = [];
for (const pause of PAUSES_MS) {
  if (pause > 0) console.log(`Not yet as it was built: ${problems[0]}. Asking again in ${pause / 1_000} s.`);
  await sleep(pause);
  problems = await listProblems();
  if (problems.length === 0) break;
}
for (const problem of problems.slice(0, MOST_PRINTED)) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${siteUrl} is as it was built.`);

async function listProblems(): Promise<string[]> {
  const ask = (path: string, headers = {}) => fetch(siteUrl + path, { headers, redirect: 'manual' });
  const differences = await listDifferences(ask, resolve('dist')).catch(({ cause, message }: Error) => [
    `${siteUrl}: ${cause instanceof Error ? cause.message : message}`,
  ]);
  const { isRight, line } = await tryPage(process.env, siteUrl);
  return isRight ? differences : [...differences, line];
}
