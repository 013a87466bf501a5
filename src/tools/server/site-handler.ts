// Serves a built site as its host does: sirv sends files, what is here follows the rule files and shows the 404 page.
import { glob, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import compression from '@polka/compression';
import sirv from 'sirv';

import { routes, straighten, toPath } from '../../site/addresses.ts';
import { readHeaders, readRedirects } from './rule-files.ts';
import type { Destination } from './rule-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a handler for Node's HTTP server; throws in Dutch when `dist` is no built site or a rule is wrong. */
export async function createSiteHandler(dist: string): Promise<Handler> {
  const notFoundPage = await readFile(join(dist, '404.html')).catch(() => {
    throw new Error('Bouw eerst de site: npm run build');
  });
  const headersFor = await readHeaders(dist);
  const route = await createRouter(dist);
  const compress = compression({ brotli: true, level: 1, threshold: 1 });
  // `dev` reads the disk at every request, so that a build may run meanwhile.
  const sendFile = sirv(dist, { dev: true, etag: true, brotli: true, setHeaders: setIconType });
  const respond: Handler = (request, response) => {
    const { pathname = '', search = '' } = URL.parse(`http://localhost${request.url}`) ?? {};
    const found = route(pathname);
    const isFile = found?.status === 200;
    // A missing file of /_astro/ has the headers of the 404 page, or browsers would keep it for a year.
    headersFor(isFile ? pathname : routes.notFound).forEach((value, name) => response.setHeader(name, value));
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (isFile) sendFile(Object.assign(request, { url: found.target }), response);
    else if (found) response.writeHead(found.status, { Location: addQuery(found.target, search) }).end();
    else response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFoundPage);
  };
  return (request, response) => compress(request, response, () => respond(request, response));
}

/** Returns a function that decides where a path leads, as Netlify and Cloudflare would; `undefined` is nowhere. */
async function createRouter(dist: string) {
  const ruleFor = await readRedirects(dist);
  const files = await Array.fromAsync(glob(['**/*.*', '.well-known/*'], { cwd: dist }));
  const paths = files.map((file) => encodeURI(toPath(file))).filter((path) => path !== routes.notFound);
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const find = (path: string) => byLowerCase.get(straighten(path));
  return (path: string): Destination | undefined => {
    const rule = ruleFor(path);
    if (rule && rule.status !== 200) return rule;
    const meant = find(path);
    // Before rewrites: `/expertise/AI` must not show the overview.
    if (meant) return { status: meant === path ? 200 : 301, target: meant };
    const shown = rule && find(rule.target);
    return shown ? { status: 200, target: shown } : undefined;
  };
}

// The one type of file that sirv does not know.
function setIconType(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

/** Adds the visitor's query, unless the target has its own. */
function addQuery(target: string, search: string): string {
  const url = new URL(target, 'http://localhost');
  if (url.search === '') url.search = search;
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
