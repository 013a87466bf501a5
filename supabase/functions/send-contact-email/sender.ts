import { setTimeout } from 'node:timers/promises';
import { getNetwork } from './caller.ts';
import type { CheckedMessage } from './check-message.ts';
import { deliver } from './delivery/deliver.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import { buildEmail, getReference, sign } from './email.ts';
import type { MailSettings } from './email.ts';
import type { Log } from './log.ts';
import { createLocalMemory } from './memory.ts';
import type { Claim, Memory } from './memory.ts';
import { messageFields } from './message.ts';
import type { MessageField } from './message.ts';
import type { Alarm } from './queue/alarm.ts';
import type { Outcome } from './outcome.ts';
import type { ContactSettings } from './settings.ts';

/** What sending takes: the mail's fixed parts, the ways out, first choice first, and clock (in ms) and log for tests. */
export interface SenderOptions {
  readonly fields?: readonly MessageField[];
  readonly mailSettings: MailSettings;
  /** Keeps what a reference and Message-ID are made from unguessable. */
  readonly secret: string;
  readonly settings: ContactSettings;
  readonly deliveries: readonly Delivery[];
  readonly memory?: Memory;
  readonly alarm?: Alarm | undefined;
  readonly log?: Log;
  readonly now?: () => number;
}

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
export function createSender(options: SenderOptions) {
  const {
    fields = messageFields,
    mailSettings,
    secret,
    settings,
    deliveries,
    alarm,
    now = Date.now,
  } = options;
  const memory = options.memory ?? createLocalMemory(now);
  const queue = deliveries.filter(({ via }) => via === 'queue');
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

  /** A network beyond its own limit uses up nothing of the others'; each degree of doubt has a limit in all. */
  async function isBeyondLimits(network: string | undefined, doubt: number): Promise<boolean> {
    const { windowMs, perAddress, inAll } = settings.limits;
    const window = Math.floor(now() / windowMs);
    const count = (subject: string) => memory.count(sign(secret, [subject, window]), windowMs);
    if (network !== undefined && (await count(network)) > perAddress) return true;
    return (await count(`doubt ${doubt}`)) > inAll;
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
      const isMarked = await isBeyondLimits(network, doubt);
      const email = buildEmail(checked, { key, mailSettings, fields, isMarked });
      // The queue knows the key of what another isolate may have put there.
      const isForQueue = isMarked || claimed === 'busy';
      const ways = isForQueue ? [...queue, ...deliveries.filter((way) => !queue.includes(way))] : deliveries;
      const rank = isMarked ? 1 + doubt : 0;
      const result = await deliver({ ...email, rank }, ways, settings.delivery, startedAt);
      isTaken = result.via !== undefined;
      if (!isForQueue) alarm?.watch(result);
      return result;
    } finally {
      if (isTaken) await memory.keep(content, settings.sameMessageMs);
      else if (claimed === 'new') await memory.release(content);
    }
  }

  return async (checked: CheckedMessage, arrival: Arrival): Promise<Outcome> => {
    const values = checked.message as Readonly<Record<string, unknown>>;
    const content = sign(secret, [checked.isLikelySpam, ...fields.map(({ key }) => values[key])]);
    const first = see(content);
    // The same words hours later are a new mail, also to mail systems that keep doubles out.
    const key = sign(secret, [content, Math.floor(first.at / settings.sameMessageMs)]);
    const isRepeated = first.sending !== undefined;
    first.sending ??= send(checked, content, key, arrival).finally(() => (first.sending = undefined));
    const result = await first.sending;
    const reference = getReference(key);
    const sent = { status: 200, reference, body: { ok: true, reference } } as const;
    if (result === 'taken') return { ...sent, outcome: 'repeated', attempts: 0 };
    if (result.via !== undefined) {
      return isRepeated
        ? { ...sent, outcome: 'repeated', attempts: 0 }
        : { ...sent, ...result, outcome: 'sent' };
    }
    return {
      ...result,
      status: 503,
      outcome: 'undelivered',
      reference,
      headers: { 'Retry-After': String(settings.delivery.retryAfterS) },
      body: { ok: false, error: 'undelivered', reference },
    };
  };
}
