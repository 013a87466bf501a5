// By hand only what sirv does not know: the hosts' rule files, and a 404 page with its own status.
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';

import compression from '@polka/compression';
import sirv from 'sirv';

import { routes, toPath } from '../../site/addresses.ts';
import { readHeaderRules } from './header-rules.ts';
import { readRedirectRules } from './redirect-rules.ts';
import { createRouter } from './routing.ts';
import { localServerSettings } from './settings.ts';

/** Responds to one request of Node's HTTP server. */
type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

type Site = Awaited<ReturnType<typeof readSite>>;

/** Makes the stand-in for the static host from a built site; throws in Dutch when there is none, or a rule is wrong. */
export async function createSiteHandler(dist: string): Promise<SiteHandler> {
  const site = await readSite(dist);
  const compress = compression({ brotli: true, level: localServerSettings.compressionLevel, threshold: 1 });
  return (request, response) => compress(request, response, () => respond(site, request, response));
}

async function readSite(dist: string) {
  const notFoundPage = await readFile(join(dist, '404.html')).catch(failUnbuilt);
  const headersFor = await readHeaderRules(dist);
  const route = createRouter(await listPaths(dist), await readRedirectRules(dist));
  return { notFoundPage, headersFor, route, sendFile: createFileSender(dist) };
}

function respond(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const setHeaders = (path: string) =>
    site.headersFor(path).forEach((value, name) => response.setHeader(name, value));
  const { pathname = '', search = '' } = URL.parse(`http://localhost${request.url}`) ?? {};
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const found = isRead ? site.route(pathname) : undefined;
  if (found?.kind === 'file') {
    setHeaders(pathname);
    request.url = found.path;
    return site.sendFile(request, response);
  }
  // What is no file has the headers of the 404 page, so that a missing /_astro/ file is not kept for a year.
  setHeaders(routes.notFound);
  if (!isRead) response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  else if (found) response.writeHead(found.status, { Location: toLocation(found.target, search) }).end();
  else response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(site.notFoundPage);
}

/** Looks at the disk for every request, so that a build may run meanwhile, and prefers a `.br` that stands beside a file. */
function createFileSender(dist: string): SiteHandler {
  return sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    setHeaders: (response, path) => {
      // Unknown to sirv, and browsers ask for it by name.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
}

async function listPaths(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => encodeURI(toPath(relative(dist, join(parentPath, name)))));
}

/** The query travels along, unless the target has its own. */
function toLocation(target: string, search: string): string {
  const url = new URL(target, 'http://localhost');
  if (url.search === '') url.search = search;
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}

function failUnbuilt(): never {
  throw new Error('Bouw eerst de site: npm run build');
}
