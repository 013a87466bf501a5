import { randomBytes } from 'node:crypto';
import { checkCaller, findHome, isPlainForm, readNamedOrigin } from './caller.ts';
import type { ServiceContext } from './deployment.ts';
import { resultPaths } from './message.ts';
import type { Postman } from './store/postman.ts';
import { describeError, Refusal, type Outcome } from './outcome.ts';
import { readMessage } from './read-message.ts';
import { createReceiver } from './receive.ts';

/** Answers a request of a visitor with an IP address; never rejects. */
export type ContactHandler = (request: Request, address?: string | null) => Promise<Response>;

/** Allows pages of the site to post JSON, with the key in a header. */
const preflight: Outcome = {
  status: 204,
  outcome: 'preflight',
  headers: {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'authorization, content-type, apikey, x-client-info',
    'Access-Control-Max-Age': '86400',
  },
};

/** Creates the handler for posted messages, which confirms a message once it is stored or sent. */
export function createHandler(context: ServiceContext, postman: Postman): ContactHandler {
  const { log, origins, anonKey, settings } = context;
  const receive = createReceiver(context, postman);

  async function answer(request: Request, address: string | null | undefined, startedAt: number) {
    checkCaller(request, origins, anonKey);
    if (request.method === 'OPTIONS') return preflight;
    const checked = await readMessage(request, findHome(request, origins) ?? '', settings.body);
    return receive({ ...checked, address, isFromPage: readNamedOrigin(request.headers) !== null, startedAt });
  }

  return async (request, address) => {
    const startedAt = performance.now();
    const result = await answer(request, address, startedAt).catch((error: unknown): Outcome => {
      if (error instanceof Refusal) return error.outcome;
      const body = { ok: false, error: 'failed' };
      return { status: 500, outcome: 'failed', code: describeError(error), body };
    });
    const { status, outcome, via, attempts, code } = result;
    const rid = result.reference ?? `R-${randomBytes(5).toString('hex')}`;
    log({ rid, status, ms: Math.round(performance.now() - startedAt), outcome, via, attempts, code });
    return createResponse(request, result, rid, origins);
  };
}

/** Redirects a plain form to a page of the site, unless another site posted it; answers other requests with JSON. */
function createResponse(request: Request, outcome: Outcome, rid: string, origins: ReadonlySet<string>) {
  const { status, body, headers: extra } = outcome;
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Vary: 'Origin' };
  const headers = new Headers({ ...common, 'X-Request-Id': rid, ...extra });
  const origin = request.headers.get('Origin') ?? '';
  if (origins.has(origin)) headers.set('Access-Control-Allow-Origin', origin);
  const home = isPlainForm(request) ? findHome(request, origins) : undefined;
  if (home !== undefined) {
    // 303: a reload or going back does not post again.
    headers.set('Location', home + (status === 200 ? resultPaths.sent : resultPaths.notSent));
    return new Response(null, { status: 303, headers });
  }
  if (!body || request.method === 'HEAD') return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}
