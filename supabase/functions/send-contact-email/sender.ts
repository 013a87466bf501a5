import { createHmac } from 'node:crypto';
import { createDeduplicator } from './deduplicate.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import { createLocalMemory } from './memory.ts';
import { createKeyMaker } from './message-key.ts';
import type { CheckedMessage } from './parse-message.ts';
import type { Outcome } from './responses.ts';
import { createOnce, wasTaken } from './send-once.ts';
import type { SenderOptions } from './send-once.ts';

/** Makes the step that mails a checked message, once for equal messages; throws a `Refusal` far beyond the limits. */
export function createSender(options: SenderOptions, now: () => number) {
  const { fields, secret, settings } = options;
  const sendOnce = createOnce({ memory: createLocalMemory(settings, now), ...options });
  const keyOf = createKeyMaker({ secret, fields, keepMs: settings.sameMessageMs }, now);
  const deduplicate = createDeduplicator(settings.sameMessageMs, wasTaken, now);
  return async (parsed: CheckedMessage, address: string | undefined, startedAt: number): Promise<Outcome> => {
    const keyed = keyOf(parsed);
    const visitor = address && createHmac('sha256', secret).update(address).digest('base64');
    const run = await deduplicate(keyed.content, () => sendOnce(parsed, keyed, visitor, startedAt));
    const { result } = run;
    const { reference } = keyed.messageKey;
    if (!wasTaken(result)) return giveUp(result, reference, settings.delivery.retryAfterS);
    const isRepeated = run.isRepeated || result.isRepeated === true;
    return confirm(isRepeated ? { attempts: 0 } : result, reference, isRepeated);
  };
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
