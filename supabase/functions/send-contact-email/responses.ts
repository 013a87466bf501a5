import { isPlainForm } from './caller.ts';
import { resultPaths } from './message.ts';
import type { Outcome } from './outcome.ts';

/** Makes the response: a page of the site for a plain form of ours; else JSON, which one of our origins may read. */
export function createResponse(
  request: Request,
  outcome: Outcome,
  rid: string,
  origins: ReadonlySet<string>,
): Response {
  const headers = new Headers({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Origin',
    'X-Request-Id': rid,
    ...outcome.headers,
  });
  const origin = request.headers.get('Origin') ?? '';
  const isOurs = origins.has(origin);
  if (isOurs) headers.set('Access-Control-Allow-Origin', origin);
  const { status, body } = outcome;
  if (isOurs && isPlainForm(request)) {
    const isSent = status === 200;
    // 303, so that going back or a reload sends nothing twice.
    headers.set('Location', origin + (isSent ? resultPaths.sent : resultPaths.notSent));
    return new Response(null, { status: 303, headers });
  }
  if (!body || request.method === 'HEAD') return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}
