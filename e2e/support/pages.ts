// Which pages there are, asked of the built site: the tests know no article, solution or category by name.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { routes, toListingPage, toPath } from '../../src/site/addresses.ts';
import { root } from './site.ts';

/** The built site's folder. */
export const dist = join(root, 'dist');

/** Every built page by the address it is served at, such as `/oplossingen`; aliases and the error page included. */
export const builtPages = await Promise.all(
  (await Array.fromAsync(glob('**/*.html', { cwd: dist })))
    .toSorted()
    .map(async (file) => ({ path: toPath(file), html: await readFile(join(dist, file), 'utf8') })),
);

const sitemapXml = await readFile(join(dist, 'sitemap-0.xml'), 'utf8');
/** The absolute addresses in the sitemap. */
export const sitemap: string[] = sitemapXml.match(/(?<=<loc>)[^<]+/g) ?? [];

/** Every page of its own, by its path, in the order of the sitemap. */
export const ownPaths = sitemap.map((address) => new URL(address).pathname);

/** The overview of cases with a group chosen. */
export const caseGroups = builtPages
  .map(({ path }) => path)
  .filter((path) => path.startsWith(`${routes.cases}/`));

/** The starts of drawing a model that have an address of their own. */
export const presetPaths = builtPages
  .map(({ path }) => path)
  .filter((path) => path.startsWith(`${routes.ownMaquette}/`));

/** Addresses that show another address's screen, each with the canonical path it must name. */
export const aliases: Record<string, string> = {
  '/aanpak': '/aanpak/vibe-code',
  ...Object.fromEntries(caseGroups.map((path) => [path, '/cases'])),
  ...Object.fromEntries(presetPaths.map((path) => [path, '/maquette'])),
  '/cases/onbekend': '/cases',
  '/expertise/onbekend': '/expertise',
};

/** An address that leads nowhere. */
export const unknownPath = '/bestaat-niet';

/** Where a message ends that was sent without the form's script. */
export const resultPaths = [routes.sent, routes.notSent];

/** What stays out of search results. */
export const unlistedPaths = [unknownPath, ...resultPaths];

/** Every page by its path, with the canonical address it must name; aliases included. */
export const pages: { path: string; canonical: string }[] = [
  ...ownPaths.map((path, index) => ({ path, canonical: sitemap[index] ?? '' })),
  ...Object.entries(aliases).map(([path, own]) => ({ path, canonical: new URL(own, sitemap[0]).href })),
];

/** The articles, which an owner may have none of. */
export const articlePaths = listBelow(routes.articles);

/** The articles as the listing pages show them, newest first. */
export const newestArticlePaths = ownPaths
  .map((_, index) => builtPages.find(({ path }) => path === toListingPage(routes.articles, index + 1)))
  .flatMap((page) => [...(page?.html.matchAll(/ id="kaart-([^"]+)"/g) ?? [])])
  .map(([, slug = '']) => routes.article(slug));

/** An article with a table of contents; empty where there is none. */
export const { path: articleWithContents = '' } =
  builtPages.find(({ path, html }) => articlePaths.includes(path) && html.includes('"Op deze pagina"')) ?? {};

/** The models that a visitor clicks through, of which there may be none. */
export const maquettePaths = ownPaths.filter((path) => path === routes.maquette(path.split('/')[2] ?? ''));

/** One page of each kind. */
export const templates = {
  home: routes.home,
  solution: listBelow(routes.solutions)[0] ?? '',
  approachStep: listBelow(routes.approach)[0] ?? '',
  expertisePage: listBelow(routes.expertise)[0] ?? '',
  ownMaquette: routes.ownMaquette,
  cases: routes.cases,
  about: routes.about,
  contact: routes.contact,
  ...(articlePaths[0] && { article: articlePaths[0] }),
};

/** What is measured: one page of each kind and some that are worth a figure of their own, with a Dutch name. */
export function listMeasuredPages(): { template: string; path: string }[] {
  const names: Record<keyof typeof templates, string> = {
    home: 'home',
    solution: 'oplossing',
    approachStep: 'stap van de aanpak',
    expertisePage: 'expertise',
    ownMaquette: 'zelf tekenen',
    cases: 'cases',
    about: 'over ons',
    contact: 'contact',
    article: 'artikel',
  };
  const others = { maquette: maquettePaths[0], kennis: routes.articles, privacy: routes.privacy };
  return [
    ...Object.entries(templates).map(([key, path]) => ({
      template: names[key as keyof typeof templates],
      path,
    })),
    ...Object.entries({ ...others, kwaliteit: routes.quality }).map(([template, path = '']) => ({
      template,
      path,
    })),
  ].filter(({ path }) => ownPaths.includes(path));
}

/** The paths right below `folder`. */
export function listBelow(folder: string): string[] {
  return ownPaths.filter((path) => path.startsWith(`${folder}/`) && !path.includes('/', folder.length + 1));
}

/** Where the main menu leads, in no order; its Aanpak leads to the first step. */
export function listMenuPaths(): string[] {
  const { solutions, approach, expertise, articles, about, contact } = routes;
  const subPages = [solutions, approach, expertise].flatMap(listBelow);
  return [...subPages, solutions, expertise, articles, about, contact];
}
