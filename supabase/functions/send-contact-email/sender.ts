import { setTimeout } from 'node:timers/promises';
import { getNetwork, getRange } from './caller.ts';
import { deliver } from './delivery/deliver.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import { buildEmail, getReference, sign } from './email.ts';
import type { Claim } from './memory.ts';
import type { CheckedMessage } from './message.ts';
import type { Parts } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Alarm } from './queue/alarm.ts';

const RANKS_PER_DOUBT = 1_000_000;

/** How a message came in; `startedAt` is of `performance.now()`. */
interface Arrival {
  readonly address: string | null | undefined;
  readonly isFromPage: boolean;
  readonly startedAt: number;
}

interface Seen {
  readonly at: number;
  sending?: Promise<DeliveryResult | 'taken'> | undefined;
}

/** Makes the step that mails a checked message, once for equal messages. */
export function createSender(parts: Parts, alarm: Alarm | undefined) {
  const { mailSettings, secret, settings, deliveries, memory, now } = parts;
  const queueFirst = deliveries.toSorted((a, b) => Number(b.via === 'queue') - Number(a.via === 'queue'));
  const seen = new Map<string, Seen>();

  /** When an equal message came first, in this isolate. */
  function see(content: string): Seen {
    for (const [key, { at }] of seen) {
      if (at + settings.sameMessageMs > now()) break;
      seen.delete(key);
    }
    const first = seen.get(content) ?? { at: now() };
    seen.set(content, first);
    return first;
  }

  /** Waits for another isolate that sends the same message; should that one die, this one sends. */
  async function claim(content: string): Promise<Claim> {
    const { waitMs, pollMs, claimMs } = settings.memory;
    const endsAt = performance.now() + waitMs;
    let answer = await memory.claim(content, claimMs);
    while (answer === 'busy' && performance.now() < endsAt) {
      await setTimeout(pollMs);
      answer = await memory.claim(content, claimMs);
    }
    return answer;
  }

  /**
   * A message's place in the queue: 0 within the limits, else later the more doubt, and the more came from its part of
   * the internet. A network or range beyond its own limit uses up nothing of the others'.
   */
  async function findRank(network: string | undefined, doubt: number): Promise<number> {
    const { windowMs, perAddress, perRange, inAll } = settings.limits;
    const window = Math.floor(now() / windowMs);
    const count = (subject: string) => memory.count(sign(secret, [subject, window]), windowMs);
    const limits =
      network === undefined
        ? []
        : ([
            [network, perAddress],
            [getRange(network), perRange],
          ] as const);
    let rank = 1 + doubt * RANKS_PER_DOUBT;
    for (const [subject, limit] of limits) {
      const amount = await count(subject);
      rank = amount + doubt * RANKS_PER_DOUBT;
      if (amount > limit) return rank;
    }
    return (await count(`doubt ${doubt}`)) > inAll ? rank : 0;
  }

  async function send(
    checked: CheckedMessage,
    content: string,
    key: string,
    { address, isFromPage, startedAt }: Arrival,
  ) {
    const claimed = await claim(content);
    if (claimed === 'taken') return claimed;
    let isTaken = false;
    try {
      const network = getNetwork(address);
      const doubt = checked.isLikelySpam || !isFromPage ? 2 : network === undefined ? 1 : 0;
      const email = buildEmail(checked, key, mailSettings, await findRank(network, doubt));
      // The queue knows the key of what another isolate may have put there.
      const isForQueue = email.rank > 0 || claimed === 'busy';
      const ways = isForQueue ? queueFirst : deliveries;
      const result = await deliver(email, ways, settings.delivery, startedAt);
      isTaken = result.via !== undefined;
      if (!isForQueue) alarm?.watch(result);
      return result;
    } finally {
      if (isTaken) await memory.keep(content, settings.sameMessageMs);
      else if (claimed === 'new') await memory.release(content);
    }
  }

  return async (checked: CheckedMessage, arrival: Arrival): Promise<Outcome> => {
    const content = sign(secret, [checked.isLikelySpam, ...Object.values(checked.message)]);
    const first = see(content);
    // The same words hours later are a new mail, also to mail systems that keep doubles out.
    const key = sign(secret, [content, Math.floor(first.at / settings.sameMessageMs)]);
    const isRepeated = first.sending !== undefined;
    first.sending ??= send(checked, content, key, arrival).finally(() => (first.sending = undefined));
    const result = await first.sending;
    const reference = getReference(key);
    if (result !== 'taken' && result.via === undefined) {
      const headers = { 'Retry-After': String(settings.delivery.retryAfterS) };
      const body = { ok: false, error: 'undelivered', reference };
      return { ...result, status: 503, outcome: 'undelivered', reference, headers, body };
    }
    const sent = { status: 200, reference, body: { ok: true, reference } };
    if (result === 'taken' || isRepeated) return { ...sent, outcome: 'repeated', attempts: 0 };
    return { ...sent, ...result, outcome: 'sent' };
  };
}
