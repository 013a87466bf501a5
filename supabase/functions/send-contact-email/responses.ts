import { isPlainForm } from './caller.ts';
import type { LogEntry } from './log.ts';
import { resultPaths } from './message.ts';
import type { Refusal } from './refusal.ts';

/** What a request comes to, for the visitor and for the log; a `body` is sent as JSON. */
export interface Outcome extends Omit<LogEntry, 'rid' | 'ms'> {
  readonly reference?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Turns a refusal into an outcome: its code, and the keys of wrong fields. */
export function refuse({ status, code, details }: Refusal): Outcome {
  const fields = details.fields && { fields: details.fields };
  return {
    status,
    outcome: 'refused',
    code,
    ...(details.headers && { headers: details.headers }),
    body: { ok: false, error: code, ...fields },
  };
}

/** Tells a browser that a page of ours may post: JSON, with the key in a header. */
export function allowPreflight(maxAgeS: number): Outcome {
  return {
    status: 204,
    outcome: 'preflight',
    headers: {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'authorization, content-type, apikey, x-client-info',
      'Access-Control-Max-Age': String(maxAgeS),
    },
  };
}

/** The outcome of a fault in this code. */
export function fail(): Outcome {
  return { status: 500, outcome: 'failed', body: { ok: false, error: 'failed' } };
}

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
  if (isOurs && isPlainForm(request)) return leadOn(status === 200, origin, headers);
  if (!body || request.method === 'HEAD') return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}

/** The answer to a plain form: 303, so that going back or a reload sends nothing twice. */
function leadOn(isSent: boolean, origin: string, headers: Headers): Response {
  headers.set('Location', origin + (isSent ? resultPaths.sent : resultPaths.notSent));
  return new Response(null, { status: 303, headers });
}
