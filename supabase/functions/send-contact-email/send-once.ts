import type { Alarm } from './alarm.ts';
import { deliver } from './delivery/deliver.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import { buildEmail } from './email.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Memory } from './memory.ts';
import type { MessageField } from './message.ts';
import type { KeyedMessage } from './message-key.ts';
import type { CheckedMessage } from './parse-message.ts';
import { Refusal } from './refusal.ts';
import type { ContactSettings } from './settings.ts';

/** What sending takes: the fields, the mail's fixed parts, and the ways out, first choice first. */
export interface SenderOptions {
  readonly fields: readonly MessageField[];
  readonly mailSettings: MailSettings;
  /** Keeps what a reference and Message-ID are made from unguessable. */
  readonly secret: string;
  readonly settings: ContactSettings;
  readonly deliveries: readonly Delivery[];
  /** Where messages beyond the limits wait to be mailed together; without it they are mailed at once, and marked. */
  readonly held?: Delivery | undefined;
  /** What isolates share; without it this one remembers by itself. */
  readonly memory?: Memory;
  readonly alarm?: Alarm | undefined;
}

/** How the sending of a message went; a repeated one was sent by another isolate. */
export interface SendResult extends DeliveryResult {
  readonly isRepeated?: boolean;
}

/** Makes the step that mails a message unless another isolate did; throws a `Refusal` far beyond the limits. */
export function createOnce(options: SenderOptions & { readonly memory: Memory }) {
  const { fields, mailSettings, settings, deliveries, held, memory, alarm } = options;
  return async (
    { message, isLikelySpam }: CheckedMessage,
    { content, messageKey }: KeyedMessage,
    visitor: string | undefined,
    startedAt: number,
  ): Promise<SendResult> => {
    const { level, settle } = await memory.admit(content, visitor);
    if (level === 'repeated') return { via: undefined, attempts: 0, code: undefined, isRepeated: true };
    if (level === 'refused') {
      const retryAfterS = settings.rate.windowMs / 1000;
      throw new Refusal(429, 'rate', { headers: { 'Retry-After': String(retryAfterS) } });
    }
    const isOneOfMany = level === 'many';
    const ways = isOneOfMany && held ? [held, ...deliveries] : deliveries;
    let isTaken = false;
    try {
      const email = buildEmail(message, { messageKey, mailSettings, fields, isLikelySpam, isOneOfMany });
      const result = await deliver(email, ways, settings.delivery, startedAt);
      isTaken = wasTaken(result);
      if (isTaken && !isOneOfMany) alarm?.watch(result, deliveries);
      return result;
    } finally {
      await settle(isTaken);
    }
  };
}

/** Whether a message is in safe hands. */
export function wasTaken({ via, isRepeated }: SendResult): boolean {
  return via !== undefined || isRepeated === true;
}
