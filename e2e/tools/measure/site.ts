// What the built site is asked over the local server: links, headers, what it leaves in a browser.
import { chromium } from 'playwright/test';

import { routes } from '../../../src/site/addresses.ts';
import { countPoints } from '../../../src/tools/hosts/observatory.ts';
import { browserArgs, findBrowser } from '../../../src/tools/testing/browser.ts';
import { readDocuments } from '../../support/documents.ts';
import { followLinks } from '../../support/links.ts';
import { ownPaths } from '../../support/pages.ts';
import { baseUrl } from '../../support/site.ts';

const launch = () => chromium.launch({ executablePath: findBrowser('shell'), args: browserArgs });

/** Follows every link within the site. */
export async function measureLinks() {
  const browser = await launch();
  try {
    const documents = await readDocuments(await browser.newPage({ baseURL: baseUrl }));
    const { checked, broken } = await followLinks(documents);
    for (const link of broken) console.log(`  ${link}`);
    return { checked, broken: broken.length };
  } finally {
    await browser.close();
  }
}

/** Visits every page in one tab and counts what stays behind, each name once. */
export async function measureStorage() {
  const browser = await launch();
  try {
    const context = await browser.newContext({ baseURL: baseUrl });
    const page = await context.newPage();
    const names = new Set<string>();
    for (const path of ownPaths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const name of await page.evaluate(listStored)) names.add(name);
    }
    const cookies = await context.cookies();
    for (const name of [...names, ...cookies.map((cookie) => `cookie ${cookie.name}`)])
      console.log(`  ${name}`);
    return { pages: ownPaths.length, cookies: cookies.length, entries: names.size };
  } finally {
    await browser.close();
  }
}

async function listStored(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...databases.map(({ name }) => `database ${name}`),
    // Only where the page has https.
    ...('caches' in window ? await caches.keys() : []).map((name) => `cache ${name}`),
  ];
}

/** The Observatory's points of the page with the fewest, and the same of the pages with a form. */
export async function measureObservatory() {
  const forms: string[] = [routes.contact, routes.ownMaquette];
  const count = async (path: string) => countPoints((await fetch(baseUrl + path)).headers);
  const least = async (paths: string[]) => Math.min(...(await Promise.all(paths.map(count))));
  const others = ownPaths.filter((path) => !forms.includes(path));
  return { points: await least(others), formPoints: await least(forms) };
}
