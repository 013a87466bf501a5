import type { Outcome } from './answers.ts';
import { deliver } from './delivery/deliver.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import { buildEmail } from './email.ts';
import type { Letterhead } from './email.ts';
import { identify } from './identity.ts';
import type { ParsedMessage } from './message.ts';
import { createOnce } from './once.ts';
import { createRateLimit } from './rate-limit.ts';
import type { ContactSettings } from './settings.ts';

/** What sending takes: the texts of a deployment, and the ways out, first choice first. */
export interface SenderOptions {
  readonly letterhead: Letterhead;
  /** Keeps what a reference and Message-ID are made from unguessable. */
  readonly secret: string;
  readonly settings: ContactSettings;
  readonly deliveries: readonly Delivery[];
}

/** Makes the step that mails a checked message, once for equal messages; throws a `Refusal` beyond the rate limit. */
export function createSender({ letterhead, secret, settings, deliveries }: SenderOptions, now: () => number) {
  const checkRate = createRateLimit(settings.rate, now);
  const once = createOnce(settings.sameMessageMs, wasTaken, now);
  return async (
    { message, isLikelySpam }: Extract<ParsedMessage, { message: unknown }>,
    address: string | undefined,
  ): Promise<Outcome> => {
    const identity = identify(message, secret);
    const { result, isRepeated } = await once(identity.key, async () => {
      checkRate(address);
      const email = buildEmail(message, { identity, letterhead, isLikelySpam });
      return deliver(email, deliveries, settings.delivery);
    });
    const { reference } = identity;
    if (!wasTaken(result)) return giveUp(result, reference, settings.delivery.retryAfterS);
    return confirm(isRepeated ? { attempts: 0 } : result, reference, isRepeated);
  };
}

function wasTaken({ via }: DeliveryResult): boolean {
  return via !== undefined;
}

function confirm(result: Partial<DeliveryResult>, reference: string, isRepeated: boolean): Outcome {
  const outcome = isRepeated ? 'repeated' : 'sent';
  return { ...result, status: 200, outcome, reference, body: { ok: true, reference } };
}

function giveUp(result: DeliveryResult, reference: string, retryAfterS: number): Outcome {
  return {
    ...result,
    status: 503,
    outcome: 'undelivered',
    reference,
    headers: { 'Retry-After': String(retryAfterS) },
    body: { ok: false, error: 'undelivered', reference },
  };
}
