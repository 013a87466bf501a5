// What only the deployed site can show, besides the checks that every host is tried with.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Ask } from './faults.ts';

const FEED = '/kennis/rss.xml';
const SECURITY = '/.well-known/security.txt';

/** Looks whether the feed is there with as many articles as the built one. */
export async function findFeed(ask: Ask, dist: string): Promise<string[]> {
  const response = await ask(FEED);
  const count = (xml: string) => xml.split('<item>').length - 1;
  const got = `${response.status}, ${count(await response.text())} articles`;
  const wanted = `200, ${count(await readFile(join(dist, FEED), 'utf8'))} articles`;
  return got === wanted ? [] : [`${FEED}: ${got} instead of ${wanted}`];
}

/** Looks whether the file for who reports a weakness is there and holds until later than now. */
export async function findExpired(ask: Ask, now: Date): Promise<string[]> {
  const response = await ask(SECURITY);
  const expires = /^Expires: (.*)$/m.exec(await response.text())?.[1];
  const isValid = response.status === 200 && Date.parse(expires ?? '') > now.getTime();
  return isValid ? [] : [`${SECURITY}: ${response.status}, expires ${expires ?? 'never said'}`];
}
