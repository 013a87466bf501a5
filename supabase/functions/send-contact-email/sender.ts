import { setTimeout } from 'node:timers/promises';
import { getNetwork, getRange } from './caller.ts';
import { deliver } from './delivery/deliver.ts';
import { buildEmail, getReference, sign } from './email.ts';
import { DONE } from './memory.ts';
import type { CheckedMessage } from './message.ts';
import type { Outcome } from './outcome.ts';
import type { Alarm } from './queue/alarm.ts';
import type { Parts } from './deployment.ts';

const RANKS_PER_DOUBT = 1_000_000;

/** A message and how it came in; `startedAt` is of `performance.now()`. */
interface Arrival extends CheckedMessage {
  readonly address: string | null | undefined;
  readonly isFromPage: boolean;
  readonly startedAt: number;
}

/** Makes the step that mails a checked message, once for equal messages. */
export function createSender(parts: Parts, alarm: Alarm | undefined) {
  const { mailSettings, secret, settings, deliveries, memory, now } = parts;
  const queueFirst = deliveries.toSorted((a, b) => Number(b.via === 'queue') - Number(a.via === 'queue'));
  /** When an equal message came first, in this isolate. */
  const seen = new Map<string, { readonly at: number; sending?: Promise<Outcome> | undefined }>();

  /** Waits for another isolate that sends the same message; should that one die, this one sends. */
  async function claim(content: string, startedAt: number): Promise<number> {
    const { waitMs, pollMs, claimMs, askMs } = settings.memory;
    // A body that came slowly leaves less time to wait, because a try must follow.
    const lastMoment = startedAt + settings.delivery.totalMs - settings.delivery.queueMs - askMs;
    const endsAt = Math.min(performance.now() + waitMs, lastMoment);
    for (;;) {
      const claimed = await memory.count(content, claimMs);
      if (claimed === 1 || claimed >= DONE || performance.now() >= endsAt) return claimed;
      await setTimeout(pollMs);
    }
  }

  /** A message's place in the queue: 0 within the limits, else later the more doubt, and the more from its network. */
  async function findRank(network: string | undefined, doubt: number): Promise<number> {
    const { windowMs, perAddress, perRange, inAll } = settings.limits;
    const window = Math.floor(now() / windowMs);
    const count = (subject: string) => memory.count(sign(secret, [subject, window]), windowMs);
    const base = doubt * RANKS_PER_DOUBT;
    const ofNetwork = network === undefined ? 1 : await count(network);
    // Beyond its own limit a network or range uses up nothing of the others'.
    if (ofNetwork > perAddress) return base + ofNetwork;
    const ofRange = network === undefined ? 1 : await count(getRange(network));
    const isBeyond = ofRange > perRange || (await count(`doubt ${doubt}`)) > inAll;
    return isBeyond ? base + ofRange : 0;
  }

  async function send(arrival: Arrival, content: string, key: string): Promise<Outcome> {
    const reference = getReference(key);
    const claimed = await claim(content, arrival.startedAt);
    if (claimed >= DONE) return describeRepetition(reference);
    const network = getNetwork(arrival.address);
    const doubt = arrival.isLikelySpam || !arrival.isFromPage ? 2 : network === undefined ? 1 : 0;
    const email = buildEmail(arrival, key, mailSettings, await findRank(network, doubt));
    // The queue knows the key of what another isolate may have put there.
    const isForQueue = email.rank > 0 || claimed > 1;
    const ways = isForQueue ? queueFirst : deliveries;
    const result = await deliver(email, ways, settings.delivery, arrival.startedAt);
    if (result.via === undefined) {
      if (claimed === 1) await memory.set(content, 0, 0);
      const headers = { 'Retry-After': String(settings.delivery.retryAfterS) };
      const body = { ok: false, error: 'undelivered', reference };
      return { ...result, status: 503, outcome: 'undelivered', reference, headers, body };
    }
    await memory.set(content, DONE, settings.sameMessageMs);
    if (!isForQueue) alarm?.watch(result.via);
    return { ...result, status: 200, outcome: 'sent', reference, body: { ok: true, reference } };
  }

  return async (arrival: Arrival): Promise<Outcome> => {
    const content = sign(secret, [arrival.isLikelySpam, ...Object.values(arrival.message)]);
    for (const [each, { at }] of seen) if (at + settings.sameMessageMs <= now()) seen.delete(each);
    const first = seen.get(content) ?? { at: now() };
    seen.set(content, first);
    // The same words hours later are a new mail, also to mail systems that keep doubles out.
    const key = sign(secret, [content, Math.floor(first.at / settings.sameMessageMs)]);
    const isRepeated = first.sending !== undefined;
    first.sending ??= send(arrival, content, key).finally(() => (first.sending = undefined));
    const outcome = await first.sending;
    return isRepeated && outcome.status === 200 ? describeRepetition(getReference(key)) : outcome;
  };
}

function describeRepetition(reference: string): Outcome {
  return { status: 200, outcome: 'repeated', attempts: 0, reference, body: { ok: true, reference } };
}
