import { randomBytes } from 'node:crypto';
import { checkCaller, isPlainForm } from './caller.ts';
import { resultPaths } from './message.ts';
import { describeFault, Refusal, type Outcome } from './outcome.ts';
import type { Alarm } from './queue/alarm.ts';
import { readMessage } from './read-message.ts';
import { createSender } from './sender.ts';
import type { Parts } from './deployment.ts';

/** Answers one web-standard request of a visitor with this network address; never rejects. */
export type ContactHandler = (request: Request, address?: string | null) => Promise<Response>;

/** Tells a browser that a page of ours may post: JSON, with the key in a header. */
const preflight: Outcome = {
  status: 204,
  outcome: 'preflight',
  headers: {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'authorization, content-type, apikey, x-client-info',
    'Access-Control-Max-Age': '86400',
  },
};

/** Makes the handler that turns a posted message into a mail, and answers ok once a mail system has taken it. */
export function createHandler(parts: Parts, alarm: Alarm | undefined): ContactHandler {
  const { log, now, origins, settings } = parts;
  const send = createSender(parts, alarm);

  async function receive(request: Request, address?: string | null): Promise<Outcome> {
    const startedAt = performance.now();
    checkCaller(request, parts);
    if (request.method === 'OPTIONS') return preflight;
    const checked = await readMessage(request, settings.body);
    const isFromPage = request.headers.has('Origin') && !isPlainForm(request);
    return send({ ...checked, address, isFromPage, startedAt });
  }

  return async (request, address) => {
    const startedAt = now();
    const result = await receive(request, address).catch((error: unknown): Outcome => {
      if (error instanceof Refusal) return error.outcome;
      const body = { ok: false, error: 'failed' };
      return { status: 500, outcome: 'failed', code: describeFault(error), body };
    });
    const { status, outcome, via, attempts, code } = result;
    const rid = result.reference ?? `R-${randomBytes(5).toString('hex')}`;
    log({ rid, status, ms: now() - startedAt, outcome, via, attempts, code });
    return createResponse(request, result, rid, origins);
  };
}

/** A page of the site for a plain form of ours; else JSON, which one of our origins may read. */
function createResponse(request: Request, outcome: Outcome, rid: string, origins: ReadonlySet<string>) {
  const { status, body, headers: own } = outcome;
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Vary: 'Origin' };
  const headers = new Headers({ ...common, 'X-Request-Id': rid, ...own });
  const origin = request.headers.get('Origin') ?? '';
  const isOurs = origins.has(origin);
  if (isOurs) headers.set('Access-Control-Allow-Origin', origin);
  if (isOurs && isPlainForm(request)) {
    const isSent = status === 200;
    // 303, so that going back or a reload sends nothing twice.
    headers.set('Location', origin + (isSent ? resultPaths.sent : resultPaths.notSent));
    return new Response(null, { status: 303, headers });
  }
  if (!body || request.method === 'HEAD') return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}
