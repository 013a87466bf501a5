// The pages of the built site, so that no test names an article, solution or category.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { routes, toListingPage, toPath } from '../../src/site/addresses.ts';
import { root } from './site.ts';

/** The folder of the built site. */
export const dist = join(root, 'dist');

/** Every built page, with its path (`/oplossingen`) and HTML; aliases and the error page included. */
export const builtPages = await Promise.all(
  (await Array.fromAsync(glob('**/*.html', { cwd: dist })))
    .toSorted()
    .map(async (file) => ({ path: toPath(file), html: await readFile(join(dist, file), 'utf8') })),
);

const sitemapXml = await readFile(join(dist, 'sitemap-0.xml'), 'utf8');
/** The absolute addresses in the sitemap. */
export const sitemap: string[] = sitemapXml.match(/(?<=<loc>)[^<]+/g) ?? [];

/** The path of every canonical page, in the order of the sitemap. */
export const canonicalPaths = sitemap.map((address) => new URL(address).pathname);

/** The addresses of /cases with a chosen category. */
export const caseCategoryPaths = builtPages
  .map(({ path }) => path)
  .filter((path) => path.startsWith(`${routes.cases}/`));

/** The addresses of /maquette with a preset other than the first. */
export const presetPaths = builtPages
  .map(({ path }) => path)
  .filter((path) => path.startsWith(`${routes.ownMaquette}/`));

/** Aliases, with their canonical path. */
export const aliases: Record<string, string> = {
  '/aanpak': '/aanpak/vibe-code',
  ...Object.fromEntries(caseCategoryPaths.map((path) => [path, '/cases'])),
  ...Object.fromEntries(presetPaths.map((path) => [path, '/maquette'])),
  '/cases/onbekend': '/cases',
  '/expertise/onbekend': '/expertise',
};

/** An address without a page. */
export const unknownPath = '/bestaat-niet';

/** Result pages of a form that was sent without scripts. */
export const resultPaths = [routes.sent, routes.notSent];

/** Pages that stay out of search results. */
export const unlistedPaths = [unknownPath, ...resultPaths];

/** The listed pages and the aliases, with their canonical addresses. */
export const pages: { path: string; canonical: string }[] = [
  ...canonicalPaths.map((path, index) => ({ path, canonical: sitemap[index] ?? '' })),
  ...Object.entries(aliases).map(([path, original]) => ({
    path,
    canonical: new URL(original, sitemap[0]).href,
  })),
];

/** The articles; a site may have none. */
export const articlePaths = listBelow(routes.articles);

/** The articles in the order of the listing pages, newest first. */
export const newestArticlePaths = canonicalPaths
  .map((_, index) => builtPages.find(({ path }) => path === toListingPage(routes.articles, index + 1)))
  .flatMap((page) => [...(page?.html.matchAll(/ id="kaart-([^"]+)"/g) ?? [])])
  .map(([, slug = '']) => routes.article(slug));

/** An article with a table of contents; empty if there is none. */
export const { path: articleWithContents = '' } =
  builtPages.find(({ path, html }) => articlePaths.includes(path) && html.includes('"Op deze pagina"')) ?? {};

/** The clickable models; there may be none. */
export const maquettePaths = canonicalPaths.filter(
  (path) => path === routes.maquette(path.split('/')[2] ?? ''),
);

/** One page of each template. */
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

/** Lists the pages to measure: one of each template and a few others, each with a Dutch name. */
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
  ].filter(({ path }) => canonicalPaths.includes(path));
}

/** Lists the paths directly below `folder`. */
export function listBelow(folder: string): string[] {
  return canonicalPaths.filter(
    (path) => path.startsWith(`${folder}/`) && !path.includes('/', folder.length + 1),
  );
}

/** Lists the addresses in the main menu, unordered; not `/aanpak`, because that item links to the first step. */
export function listMenuPaths(): string[] {
  const { solutions, approach, expertise, articles, about, contact } = routes;
  const subPages = [solutions, approach, expertise].flatMap(listBelow);
  return [...subPages, solutions, expertise, articles, about, contact];
}
