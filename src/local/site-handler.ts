import { decodeAddress, hasHiddenSeparator } from './addresses.ts';
import { answerWithFile, answerWithRedirect, answerWithText } from './answers.ts';
import { createEncoder } from './encodings.ts';
import { readHeaderRules } from './header-rules.ts';
import { readRedirectRules } from './redirect-rules.ts';
import { createRouter } from './routing.ts';
import { readSiteFiles } from './site-files.ts';

/** Answers one web-standard request. */
export type Handler = (request: Request) => Promise<Response>;

type Site = Awaited<ReturnType<typeof readSite>>;

// Answers that are no page of their own get the headers of the 404 page, so that a missing
// /_astro/ file is not remembered for a year.
const NOWHERE = '/404';

/** Makes the stand-in for the static host from a built site; throws in Dutch when it cannot. */
export async function createSiteHandler(dist: string): Promise<Handler> {
  const site = await readSite(dist);
  return (request) => answer(site, request);
}

async function readSite(dist: string) {
  const files = await readSiteFiles(dist);
  const headersFor = await readHeaderRules(dist);
  const route = createRouter(files, await readRedirectRules(dist));
  return { files, headersFor, route, encode: createEncoder() };
}

async function answer(site: Site, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(site, request);
  const { pathname, search } = new URL(request.url);
  const address = decodeAddress(pathname);
  if (address === undefined) {
    return answerWithText(request, 'Dit adres klopt niet.', 400, site.headersFor(NOWHERE));
  }
  if (hasHiddenSeparator(pathname)) return answerNotFound(site, request);
  const route = site.route(address);
  if (route.kind === 'nothing') return answerNotFound(site, request);
  if (route.kind === 'redirect') return answerWithRedirect(route, search, site.headersFor(NOWHERE));
  const { encode, headersFor } = site;
  const { file } = route;
  return answerWithFile(request, { file, status: 200, ruleHeaders: headersFor(address), encode });
}

function answerNotFound({ files, headersFor, encode }: Site, request: Request) {
  const ruleHeaders = headersFor(NOWHERE);
  const file = files.notFoundPage;
  if (!file) return answerWithText(request, 'Deze pagina bestaat niet.', 404, ruleHeaders);
  return answerWithFile(request, { file, status: 404, ruleHeaders, encode });
}

function refuseMethod({ headersFor }: Site, request: Request): Response {
  const headers = headersFor(NOWHERE);
  headers.set('Allow', 'GET, HEAD');
  return answerWithText(request, 'Dit adres kun je alleen opvragen.', 405, headers);
}
