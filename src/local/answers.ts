import { chooseEncoding } from './encodings.ts';
import type { createEncoder } from './encodings.ts';
import type { SiteFile } from './site-files.ts';

/** A file to send: with which status, and which headers the host rules add. */
interface FileAnswer {
  readonly file: SiteFile;
  readonly status: number;
  readonly ruleHeaders: Headers;
  readonly encode: ReturnType<typeof createEncoder>;
}

// What Netlify and Cloudflare send when no rule says otherwise.
const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Answers with a file, packed as the visitor likes it, or with 304 when the visitor has it already. */
export async function answerWithFile(request: Request, answer: FileAnswer): Promise<Response> {
  const { file, status, ruleHeaders, encode } = answer;
  const wanted = chooseEncoding(request.headers.get('Accept-Encoding'));
  const { encoding, body } = await encode(file, wanted);
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': DEFAULT_CACHE_CONTROL,
  });
  ruleHeaders.forEach((value, name) => headers.set(name, value));
  if (file.isText) headers.append('Vary', 'Accept-Encoding');
  if (status === 200) {
    // One tag per encoding: a cache must not take the packed bytes for the plain ones.
    const tag = `"${file.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    headers.set('ETag', tag);
    if (hasTag(request.headers.get('If-None-Match'), tag)) return answerNotModified(headers);
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Answers with one Dutch sentence, for what has no page. */
export function answerWithText(request: Request, text: string, status: number, headers: Headers): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : `${text}\n`, { status, headers });
}

/** Sends the visitor to another address; the query travels along unless the target has its own. */
export function answerWithRedirect(
  { target, status }: { readonly target: string; readonly status: number },
  search: string,
  headers: Headers,
): Response {
  const url = new URL(target, 'http://localhost');
  if (url.search === '') url.search = search;
  const isOurs = target.startsWith('/');
  headers.set('Location', isOurs ? url.pathname + url.search + url.hash : url.href);
  headers.set('Content-Length', '0');
  return new Response(null, { status, headers });
}

function answerNotModified(headers: Headers): Response {
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

// RFC 9110 13.1.2: a list of tags, compared without their W/, or `*` for anything.
function hasTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(/"[^"]*"/g)?.includes(tag) ?? false;
}
