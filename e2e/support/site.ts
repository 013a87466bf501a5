import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { XMLParser } from 'fast-xml-parser';

import { routes } from '../../src/site/routes.ts';

/** Odd unless `PORT` says otherwise, so that a running `npm start` is not in the way. */
export const port = Number(process.env['PORT'] ?? 4329);

/** Where the built site answers during the tests. */
export const baseUrl = `http://127.0.0.1:${port}`;

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..');

/** Addresses that show another address's screen, each with the canonical path it must name. */
export const aliases: Record<string, string> = {
  '/aanpak': '/aanpak/vibe-code',
  '/cases/mkb': '/cases',
  '/cases/saas': '/cases',
  '/cases/interne-tools': '/cases',
  '/cases/onbekend': '/cases',
  '/expertise/onbekend': '/expertise',
};

/** An address that leads nowhere. */
export const unknownPath = '/bestaat-niet';

/** One page of each kind. */
export const pageKinds = [
  routes.home,
  routes.solution('planning'),
  routes.approachStep('vibe-code'),
  routes.expertisePage('ai'),
  routes.cases,
  routes.article('wat-is-een-progressive-web-app'),
  routes.about,
  routes.contact,
];

/** The absolute addresses in the sitemap that the server hands out. */
export async function getSitemapAddresses(): Promise<string[]> {
  const response = await fetch(`${baseUrl}/sitemap-0.xml`);
  if (!response.ok) throw new Error(`/sitemap-0.xml answers ${response.status}`);
  const parser = new XMLParser({ isArray: (name) => name === 'url' });
  const sitemap = parser.parse(await response.text()) as { urlset: { url: { loc: string }[] } };
  return sitemap.urlset.url.map(({ loc }) => loc);
}

/** Every page of the site by its path, with the canonical address it must name; aliases included. */
export async function getPages(): Promise<{ path: string; canonical: string }[]> {
  const addresses = await getSitemapAddresses();
  const pages = addresses.map((address) => ({ path: new URL(address).pathname, canonical: address }));
  const [first = ''] = addresses;
  const copies = Object.entries(aliases).map(([path, original]) => ({
    path,
    canonical: new URL(original, first).href,
  }));
  return [...pages, ...copies];
}

/** The facts about the company that the site must show. */
export async function readCompany() {
  const text = await readFile(join(root, 'content/bedrijf.json'), 'utf8');
  return JSON.parse(text) as { name: string; phone: string; email: string };
}
