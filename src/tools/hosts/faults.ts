// How one address on a host differs from what it must do, as lines to print.
import { addInlineCode } from '../../build/hosts/inline-code.ts';
import { siteUrl } from '../../site/site-url.ts';

/** Asks a host for an address, without following redirects. */
export type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>;

const MOVED = [301, 307, 308];

/** Looks whether an address shows the page with that canonical address, or without one the 404 page. */
export async function findPage(ask: Ask, path: string, shown?: string): Promise<string[]> {
  const response = await ask(path);
  const { status, headers } = response;
  const html = await response.text();
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return [
    ...compare(path, status, shown ? 200 : 404),
    ...compare(path, headers.get('Content-Type')?.replace(' ', ''), 'text/html;charset=utf-8'),
    ...(shown ? compare(path, canonical, new URL(shown, siteUrl).href) : []),
    ...listUncovered(path, html, headers.get('Content-Security-Policy') ?? ''),
  ];
}

/** Looks whether an address shows a page that search results leave out. */
export async function findUnlisted(ask: Ask, path: string): Promise<string[]> {
  const response = await ask(path);
  const html = await response.text();
  const robots = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  return [
    ...compare(path, `${response.status}, ${robots}`, '200, noindex'),
    ...listUncovered(path, html, response.headers.get('Content-Security-Policy') ?? ''),
  ];
}

/** Looks whether the contact function leads an empty form on to the page that says so. */
export async function findFormAnswer(ask: Ask, path: string): Promise<string[]> {
  const { origin } = new URL((await ask('/')).url);
  const type = 'application/x-www-form-urlencoded';
  const { status, headers } = await ask(path, { Origin: origin, 'Content-Type': type }, 'POST');
  return compare(path, `${status}, ${headers.get('Location')}`, `303, ${origin}/niet-verstuurd`);
}

/** Looks whether an address redirects for good, to a target. */
export async function findMove(ask: Ask, path: string, target: string): Promise<string[]> {
  const { status, headers } = await ask(path);
  return MOVED.includes(status)
    ? compare(path, headers.get('Location'), target)
    : [`${path}: ${status} instead of a redirect`];
}

/** Looks whether an address has headers with these values. */
export async function findHeaders(ask: Ask, path: string, wanted: [string, string][]): Promise<string[]> {
  const { headers } = await ask(path);
  return wanted.flatMap(([name, value]) => compare(path, headers.get(name), value));
}

/** Looks whether an address travels as brotli and as gzip, as it is asked. */
export async function findPacked(ask: Ask, path: string): Promise<string[]> {
  const found = ['br', 'gzip'].map(async (encoding) => {
    const { headers } = await ask(path, { 'Accept-Encoding': encoding });
    return compare(path, headers.get('Content-Encoding'), encoding);
  });
  return (await Promise.all(found)).flat();
}

/** Looks whether what one has already is not sent again, and anything else is. */
export async function findRevalidation(ask: Ask, path: string): Promise<string[]> {
  const tag = (await ask(path)).headers.get('ETag') ?? '';
  const same = await ask(path, { 'If-None-Match': tag });
  const other = await ask(path, { 'If-None-Match': '"anders"' });
  return compare(path, `${same.status}, ${other.status}`, '304, 200');
}

/** Looks whether an address may be asked for its headers alone, and takes no message. */
export async function findMethods(ask: Ask, path: string): Promise<string[]> {
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
