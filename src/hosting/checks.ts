// What every host must do with the built site: a name, and what finds the addresses that it treats otherwise.
import { readHeaderRules } from '../local/header-rules.ts';
import { siteUrl } from '../site/site-url.ts';
import { addInlineCode } from './inline-code.ts';

/** Asks a host for an address, without following redirects. */
export type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

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
const UNKNOWN = [
  '/weg',
  '/kennis/weg',
  '/oplossingen/a/b',
  '/expertisen',
  '/_astro/weg.js',
  '/%2e%2e/etc/passwd',
];
const MOVED = [301, 307, 308];
const KEPT = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';
const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  js: /^(text|application)\/javascript/,
  xml: /^(text|application)\/(rss\+)?xml/,
  woff2: /^font\/woff2/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
};

/** Makes the checks for a built site, in the order of the printed table. */
export async function createChecks({ pages, files, dist }: Site): Promise<Record<string, Check>> {
  const headersFor = await readHeaderRules(dist);
  const built = files.filter((file) => file.startsWith('/_astro/'));
  const deep = pages.filter((page) => page !== '/');
  const securityOf = (path: string) =>
    [...headersFor(path)].filter(([name]) => name !== 'content-type' && name !== 'cache-control');
  return {
    'pages of the sitemap': each(pages, (ask, path) => findPage(ask, path, path)),
    aliases: each(Object.entries(ALIASES), (ask, [path, shown]) => findPage(ask, path, shown)),
    'fallbacks to an overview': each(Object.entries(FALLBACKS), (ask, [path, shown]) =>
      findPage(ask, path, shown),
    ),
    'unknown is 404': each(UNKNOWN, (ask, path) => findPage(ask, path)),
    'slash at the end': each(deep, (ask, page) => findMove(ask, `${page}/?a=b`, `${page}?a=b`)),
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
    // Hosts differ in whose policy a redirect has, and it shows nothing.
    'security headers of a redirect': each(['/over/', '/oplossingen.html', '/expertise/saas/'], (ask, path) =>
      findHeaders(
        ask,
        path,
        securityOf(path).filter(([name]) => name !== 'content-security-policy'),
      ),
    ),
    compression: each(
      ['/', '/over', '/weg', '/kennis/rss.xml', '/sitemap-0.xml', '/favicon.svg'],
      findPacked,
    ),
    'conditional requests': each(['/', '/over', '/expertise/x', ...built.slice(0, 2)], findRevalidation),
    'HEAD, and no POST': each(['/', '/over'], findMethods),
  };
}

const each =
  <Case>(cases: readonly Case[], find: (ask: Ask, one: Case) => Promise<string[]>): Check =>
  async (ask) =>
    (await Promise.all(cases.map((one) => find(ask, one)))).flat();

/** Looks whether an address shows the page with that canonical address, or without one the 404 page. */
async function findPage(ask: Ask, path: string, shown?: string): Promise<string[]> {
  const response = await ask(path);
  const { status, headers } = response;
  const html = await response.text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return [
    ...compare(path, status, shown ? 200 : 404),
    ...compare(path, headers.get('Content-Type'), 'text/html; charset=utf-8'),
    ...(shown ? compare(path, canonical, new URL(shown, siteUrl).href) : []),
    ...listUncovered(path, html, headers.get('Content-Security-Policy') ?? ''),
  ];
}

async function findMove(ask: Ask, path: string, target: string): Promise<string[]> {
  const { status, headers } = await ask(path);
  return MOVED.includes(status)
    ? compare(path, headers.get('Location'), target)
    : [`${path}: ${status} instead of a redirect`];
}

async function findHeaders(ask: Ask, path: string, wanted: [string, string][]): Promise<string[]> {
  const { headers } = await ask(path);
  return wanted.flatMap(([name, value]) => compare(path, headers.get(name), value));
}

async function findPacked(ask: Ask, path: string): Promise<string[]> {
  const found = ['br', 'gzip'].map(async (encoding) => {
    const { headers } = await ask(path, { 'Accept-Encoding': encoding });
    return compare(path, headers.get('Content-Encoding'), encoding);
  });
  return (await Promise.all(found)).flat();
}

async function findRevalidation(ask: Ask, path: string): Promise<string[]> {
  const tag = (await ask(path)).headers.get('ETag') ?? '';
  const same = await ask(path, { 'If-None-Match': tag });
  const other = await ask(path, { 'If-None-Match': '"anders"' });
  return compare(path, `${same.status}, ${other.status}`, '304, 200');
}

async function findMethods(ask: Ask, path: string): Promise<string[]> {
  const head = await ask(path, {}, 'HEAD');
  const post = await ask(path, {}, 'POST');
  return compare(path, `${head.status}, ${post.status}`, '200, 405');
}

function compare(path: string, got: unknown, wanted: unknown): string[] {
  return got === wanted ? [] : [`${path}: ${String(got)} instead of ${String(wanted)}`];
}

/** What stands in a page and its own policy would not run. */
function listUncovered(path: string, html: string, policy: string): string[] {
  const code = { scripts: new Set<string>(), styles: new Set<string>() };
  addInlineCode(code, html);
  const hashes = [...code.scripts, ...code.styles];
  return hashes.filter((hash) => !policy.includes(hash)).map((hash) => `${path}: the policy lacks ${hash}`);
}
