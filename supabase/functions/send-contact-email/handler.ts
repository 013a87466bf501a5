import { randomBytes } from 'node:crypto';
import { readPostedObject } from './body.ts';
import { checkCaller, isFromPage } from './caller.ts';
import type { CallerRules } from './caller.ts';
import { checkMessage } from './check-message.ts';
import { describeFault } from './delivery/fault.ts';
import { logLine } from './log.ts';
import { messageFields } from './message.ts';
import { Refusal } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { createResponse } from './responses.ts';
import { createSender } from './sender.ts';
import type { SenderOptions } from './sender.ts';

/** What a handler is made from. */
export type HandlerOptions = CallerRules & SenderOptions;

/** Answers one web-standard request of a visitor with this network address; never rejects. */
export type ContactHandler = (
  request: Request,
  client?: { readonly address?: string | null | undefined },
) => Promise<Response>;

/** Makes the handler that turns a posted message into a mail, and answers ok once a mail system has taken it. */
export function createHandler(options: HandlerOptions): ContactHandler {
  const { log = logLine, now = Date.now, origins, settings, fields = messageFields } = options;
  const send = createSender(options);

  async function receive(request: Request, address: string | null | undefined): Promise<Outcome> {
    const startedAt = performance.now();
    checkCaller(request, options);
    if (request.method === 'OPTIONS') return allowPreflight(settings.preflightMaxAgeS);
    const checked = checkMessage(await readPostedObject(request, settings.body), fields);
    if ('wrongFields' in checked) throw new Refusal(422, 'fields', { fields: checked.wrongFields });
    return send(checked, { address, isFromPage: isFromPage(request), startedAt });
  }

  return async (request, client) => {
    const startedAt = now();
    const result = await receive(request, client?.address).catch(explain);
    const { status, outcome, via, attempts, code } = result;
    const rid = result.reference ?? `R-${randomBytes(5).toString('hex')}`;
    log({ rid, status, ms: now() - startedAt, outcome, via, attempts, code });
    return createResponse(request, result, rid, origins);
  };
}

/** Tells a browser that a page of ours may post: JSON, with the key in a header. */
function allowPreflight(maxAgeS: number): Outcome {
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

function explain(error: unknown): Outcome {
  if (error instanceof Refusal) return error.outcome;
  return {
    status: 500,
    outcome: 'failed',
    code: describeFault(error),
    body: { ok: false, error: 'failed' },
  };
}
