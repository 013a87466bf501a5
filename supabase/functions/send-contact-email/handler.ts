import { randomBytes } from 'node:crypto';
import { readPostedObject } from './body.ts';
import { checkCaller } from './caller.ts';
import type { CallerRules } from './caller.ts';
import { logLine } from './log.ts';
import type { LogEntry } from './log.ts';
import { parseMessage } from './parse-message.ts';
import { Refusal } from './refusal.ts';
import { allowPreflight, createResponse, fail, refuse } from './responses.ts';
import type { Outcome } from './responses.ts';
import { createSender } from './sender.ts';
import type { SenderOptions } from './send-once.ts';

/** What a handler is made from; a test brings its own log and clock (in ms). */
export interface HandlerOptions extends CallerRules, SenderOptions {
  readonly log?: (entry: LogEntry) => void;
  readonly now?: () => number;
}

/** Who sends: the network address, where the server can be sure of it. */
interface Client {
  readonly address?: string | undefined;
}

/** Answers one web-standard request; never rejects. */
export type ContactHandler = (request: Request, client?: Client) => Promise<Response>;

/** Makes the handler that turns a posted message into a mail, and answers ok once a mail system has taken it. */
export function createHandler(options: HandlerOptions): ContactHandler {
  const { log = logLine, now = Date.now, origins } = options;
  const receive = createReceiver(options, now);
  return async (request, client = {}) => {
    const startedAt = now();
    const result = await receive(request, client).catch(explain);
    const { status, outcome, via, attempts, code } = result;
    const rid = result.reference ?? `R-${randomBytes(5).toString('hex')}`;
    log({ rid, status, ms: now() - startedAt, outcome, via, attempts, code });
    return createResponse(request, result, rid, origins);
  };
}

function createReceiver(options: HandlerOptions, now: () => number) {
  const { body, preflightMaxAgeS } = options.settings;
  const send = createSender(options, now);
  return async (request: Request, { address }: Client): Promise<Outcome> => {
    const startedAt = performance.now();
    checkCaller(request, options);
    if (request.method === 'OPTIONS') return allowPreflight(preflightMaxAgeS);
    const parsed = parseMessage(await readPostedObject(request, body), options.fields);
    if ('wrongFields' in parsed) throw new Refusal(422, 'fields', { fields: parsed.wrongFields });
    return send(parsed, address, startedAt);
  };
}

// Anything but a refusal is a fault of ours; what it says could hold what a visitor typed.
function explain(error: unknown): Outcome {
  return error instanceof Refusal ? refuse(error) : fail();
}
