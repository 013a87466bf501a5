/** `npm run test:live`: asks the deployed site what `test:hosts` asks hosts here; fails with what differs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { siteUrl } from '../../site/site-url.ts';
import { readBuiltSite } from './built-site.ts';
import { createChecks } from './checks.ts';
import { tryPage } from './contact-trial.ts';
import type { Ask } from './faults.ts';
import { hosts } from './hosts.ts';
import { findExpired, findFeed } from './live-checks.ts';

const MOST_PRINTED = 5;
// A deploy takes seconds to reach every server of a host.
const PAUSES_MS = [10_000, 20_000, 40_000];

const { values } = parseArgs({ options: { host: { type: 'string', default: 'Cloudflare Workers' } } });
const host = hosts.find(({ name }) => name === values.host);
if (!host) throw new Error(`--host is none of: ${hosts.map(({ name }) => name).join(', ')}`);
const { known = {} } = host;

const ask: Ask = (path, headers = {}, method = 'GET') =>
  fetch(`${siteUrl}${path}`, { headers, method, redirect: 'manual' });

const site = await readBuiltSite();
const checks = {
  ...(await createChecks(site)),
  'articles in the feed': (asked: Ask) => findFeed(asked, site.dist),
  'security.txt holds': (asked: Ask) => findExpired(asked, new Date()),
  'the function lets the page in': async () => {
    const { isRight, line } = await tryPage(process.env, siteUrl);
    return isRight ? [] : [line];
  },
};

let faults = await listFaults();
for (const pause of PAUSES_MS) {
  if (faults.length === 0) break;
  await sleep(pause);
  faults = await listFaults();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${siteUrl} is as it was built.`);

/** What differs, a few lines a check; what this host is known to do otherwise is left out. */
async function listFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, find] of Object.entries(checks)) {
    if (name in known) continue;
    const found = await find(ask).catch((error: Error) => [String(error.cause ?? error)]);
    faults.push(...found.slice(0, MOST_PRINTED).map((fault) => `${name}: ${fault}`));
  }
  return faults;
}
