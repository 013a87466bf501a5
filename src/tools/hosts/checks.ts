// What every host must do with the built site: a name, and what finds the addresses that it treats otherwise.
// The lists of addresses are of its own, so that a fault in the site's list shows.
import { readHeaders } from '../server/rule-files.ts';
import {
  findFormAnswer,
  findHeaders,
  findMethods,
  findMove,
  findPacked,
  findPage,
  findRevalidation,
  findUnlisted,
} from './faults.ts';
import type { Ask } from './faults.ts';

/** Finds what is wrong on a host; an empty list when all is well. */
type Check = (ask: Ask) => Promise<string[]>;

/** The built site: its pages as in the sitemap, other files, and the folder. */
export interface Site {
  readonly pages: readonly string[];
  readonly files: readonly string[];
  readonly dist: string;
}

const ALIASES = { '/aanpak': '/aanpak/vibe-code', '/cases/mkb': '/cases', '/cases/saas': '/cases' };
const FALLBACKS = {
  '/expertise/onbekend': '/expertise',
  '/expertise/a/b': '/expertise',
  '/expertise/onbekend?a=b': '/expertise',
  '/cases/onbekend': '/cases',
};
/** Pages that the sitemap leaves out: where a plain form ends. */
const UNLISTED = ['/bedankt', '/niet-verstuurd'];
const UNKNOWN = [
  '/weg',
  '/kennis/weg',
  '/oplossingen/a/b',
  '/expertisen',
  '/_astro/weg.js',
  '/%2e%2e/etc/passwd',
];
const KEPT = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';
const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  xml: /^(text|application)\/(rss\+)?xml/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  avif: /^image\/avif/,
  webp: /^image\/webp/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
};

/** Makes the checks for a built site, in the order of the printed table. */
export async function createChecks({ pages, files, dist }: Site): Promise<Record<string, Check>> {
  const headersFor = await readHeaders(dist);
  const built = files.filter((file) => file.startsWith('/_astro/'));
  const deep = [...pages, ...UNLISTED].filter((page) => page !== '/');
  const securityOf = (path: string) =>
    [...headersFor(path)].filter(([name]) => name !== 'content-type' && name !== 'cache-control');
  return {
    'pages of the sitemap': each(pages, (ask, path) => findPage(ask, path, path)),
    aliases: each(Object.entries(ALIASES), (ask, [path, shown]) => findPage(ask, path, shown)),
    'fallbacks to an overview': each(Object.entries(FALLBACKS), (ask, [path, shown]) =>
      findPage(ask, path, shown),
    ),
    'pages for who sent a message': each(UNLISTED, findUnlisted),
    'unknown is 404': each(UNKNOWN, (ask, path) => findPage(ask, path)),
    'slash at the end': each([...deep, '/expertise/onbekend', '/cases/onbekend'], (ask, page) =>
      findMove(ask, `${page}/?a=b`, `${page}?a=b`),
    ),
    'with .html': each([...deep, '/'], (ask, page) =>
      findMove(ask, page === '/' ? '/index.html' : `${page}.html`, page),
    ),
    'types of files': each(files, async (ask, file) => {
      const type = (await ask(file)).headers.get('Content-Type') ?? '';
      return TYPES[file.split('.').at(-1) ?? '']?.test(type) ? [] : [`${file}: ${type}`];
    }),
    'pages asked again': each(pages, (ask, page) => findHeaders(ask, page, [['Cache-Control', ASKED_AGAIN]])),
    'built files kept': each(built, (ask, file) => findHeaders(ask, file, [['Cache-Control', KEPT]])),
    'nothing missing kept': each(['/weg', '/_astro/weg.js'], async (ask, path) => {
      const kept = (await ask(path)).headers.get('Cache-Control') ?? 'no Cache-Control';
      return /^no-store$|^public, max-age=0, must-revalidate$/.test(kept) ? [] : [`${path}: ${kept}`];
    }),
    'security headers': each([...pages, ...files, '/expertise/onbekend', '/weg'], (ask, path) =>
      findHeaders(ask, path, securityOf(path)),
    ),
    // Hosts differ in whose policies a redirect has, and it shows nothing.
    'security headers of a redirect': each(
      ['/oplossingen.html', ...deep.map((page) => `${page}/`)],
      (ask, path) =>
        findHeaders(
          ask,
          path,
          securityOf(path).filter(([name]) => !/^(content-security|cross-origin-opener)-policy$/.test(name)),
        ),
    ),
    compression: each(
      ['/', '/over', '/weg', '/kennis/rss.xml', '/sitemap-0.xml', '/favicon.svg'],
      findPacked,
    ),
    'conditional requests': each(['/', '/over', '/expertise/x', ...built.slice(0, 2)], findRevalidation),
    'HEAD, and no POST': each(['/', '/over'], findMethods),
    'a plain form is answered': each(['/functions/v1/send-contact-email'], findFormAnswer),
  };
}

const each =
  <Case>(cases: readonly Case[], find: (ask: Ask, one: Case) => Promise<string[]>): Check =>
  async (ask) =>
    (await Promise.all(cases.map((one) => find(ask, one)))).flat();
