import { createDeduplicator } from './deduplicate.ts';
import { deliver } from './delivery/deliver.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import { buildEmail } from './email.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MessageField } from './message.ts';
import { createKeyMaker } from './message-key.ts';
import type { ParsedMessage } from './parse-message.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Outcome } from './responses.ts';
import type { ContactSettings } from './settings.ts';

/** What sending takes: the fields, the mail's fixed parts, and the ways out, first choice first. */
export interface SenderOptions {
  readonly fields: readonly MessageField[];
  readonly mailSettings: MailSettings;
  /** Keeps what a reference and Message-ID are made from unguessable. */
  readonly secret: string;
  readonly settings: ContactSettings;
  readonly deliveries: readonly Delivery[];
}

/** Makes the step that mails a checked message, once for equal messages; throws a `Refusal` beyond the rate limit. */
export function createSender(options: SenderOptions, now: () => number) {
  const { fields, mailSettings, secret, settings, deliveries } = options;
  const checkRate = createRateLimit(settings.rate, now);
  const keyOf = createKeyMaker({ secret, fields, keepMs: settings.sameMessageMs }, now);
  const deduplicate = createDeduplicator(settings.sameMessageMs, wasTaken, now);
  return async (
    parsed: Extract<ParsedMessage, { message: unknown }>,
    address: string | undefined,
    startedAt: number,
  ): Promise<Outcome> => {
    const { message, isLikelySpam } = parsed;
    const { content, messageKey } = keyOf(parsed);
    const { result, isRepeated } = await deduplicate(content, async () => {
      checkRate(address);
      const email = buildEmail(message, { messageKey, mailSettings, fields, isLikelySpam });
      return deliver(email, deliveries, settings.delivery, startedAt);
    });
    const { reference } = messageKey;
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
