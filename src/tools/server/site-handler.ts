// Serves a built site as its host does: sirv sends files, this module applies the rule files and shows the 404 page.
import { glob, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import compression from '@polka/compression';
import sirv from 'sirv';

import { dropEnding } from '../../site/addresses.ts';
import { readHeaders, readRedirects } from './rule-files.ts';

/** The answer to a path: a file of the build, or the target of a redirect. */
interface Answer {
  readonly status: number;
  readonly target: string;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a handler for Node's HTTP server; throws in Dutch when `dist` is not a built site or a rule is invalid. */
export async function createSiteHandler(dist: string): Promise<Handler> {
  const notFoundPage = await readFile(join(dist, '404.html')).catch(() => {
    throw new Error('Bouw eerst de site: npm run build');
  });
  const headersFor = await readHeaders(dist);
  const route = await createRouter(dist);
  const compress = compression({ brotli: true, level: 1, threshold: 1 });
  // `dev` reads from disk at every request, so that a new build shows without a restart.
  const sendFile = sirv(dist, { dev: true, etag: true, brotli: true, setHeaders: setIconType });
  const respond: Handler = (request, response) => {
    const { pathname = '', search = '' } = URL.parse(`http://localhost${request.url}`) ?? {};
    const { status, target } = route(pathname);
    headersFor(pathname).forEach((value, name) => response.setHeader(name, value));
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405).end();
    else if (status === 200) sendFile(Object.assign(request, { url: encodeURI(target) }), response);
    else if (status === 404) {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(notFoundPage);
    } else response.writeHead(status, { Location: addQuery(target, search) }).end();
  };
  return (request, response) => compress(request, response, () => respond(request, response));
}

/** Returns a function that resolves a path as Cloudflare does with `drop-trailing-slash`. */
async function createRouter(dist: string) {
  const ruleFor = await readRedirects(dist);
  const names = await Array.fromAsync(glob(['**/*.*', '.well-known/*'], { cwd: dist }));
  const files = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`));
  return (asked: string): Answer => {
    const rule = ruleFor(asked);
    if (rule?.status === 301) return { status: 301, target: rule.to };
    const pathname = rule?.to ?? asked;
    const path = decode(pathname);
    const page = dropEnding(path);
    const isVariant = page !== path && files.has(toPageFile(page));
    const address = encode(isVariant ? page : path);
    if (address !== pathname) return { status: 307, target: address };
    const file = [path, toPageFile(path)].find((name) => files.has(name));
    return file === undefined ? { status: 404, target: address } : { status: 200, target: file };
  };
}

const toPageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** Decodes the segments of a path where possible, and merges repeated slashes. */
function decode(path: string): string {
  return path.split('/').map(decodeSegment).join('/').replace(/\/+/g, '/');
}

const encode = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

// The only type that sirv does not know.
function setIconType(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

/** Inserts a query before the fragment of a target. */
function addQuery(target: string, search: string): string {
  const [path, ...fragment] = target.split('#');
  return [`${path}${search}`, ...fragment].join('#');
}
