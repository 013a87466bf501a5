import { createHmac } from 'node:crypto';
import type { FieldValue, MessageField } from './message.ts';
import type { CheckedMessage } from './parse-message.ts';

/** What makes a message recognisable, to us and to mail systems, without telling what is in it. */
export interface MessageKey {
  /** 64 hex digits: the same message gets the same key until it counts as a new one. */
  readonly key: string;
  /** `C-` and 10 hex digits: short enough to say on the phone. */
  readonly reference: string;
}

/** The key of a message, and what it is recognised by where an own memory tells how long ago it was. */
export interface KeyedMessage {
  readonly messageKey: MessageKey;
  /** 64 hex digits that are the same at any time, so also at the end of a stretch in another isolate. */
  readonly content: string;
}

/** What keys are made from. */
interface KeyOptions {
  readonly secret: string;
  readonly fields: readonly MessageField[];
  /** How long the same message stays one message, from the first time it was seen. */
  readonly keepMs: number;
}

/** More than this in one stretch is a flood, in which the first ones need not be recognised. */
const MOST_REMEMBERED = 10_000;

/**
 * Makes the function that derives the key of a message from its listed fields, the spam mark, the deployment's secret
 * and the stretch of time in which it was first seen: the same words hours later are a new mail, also to mail systems.
 */
export function createKeyMaker({ secret, fields, keepMs }: KeyOptions, now: () => number) {
  // In the order in which they were first seen. Without it a message sent twice around the end of a stretch is two.
  const firstSeen = new Map<string, number>();
  const sign = (value: unknown) => createHmac('sha256', secret).update(JSON.stringify(value)).digest('hex');

  function forgetOld(): void {
    for (const [content, at] of firstSeen) {
      if (at + keepMs > now() && firstSeen.size <= MOST_REMEMBERED) return;
      firstSeen.delete(content);
    }
  }

  return ({ message, isLikelySpam }: CheckedMessage): KeyedMessage => {
    forgetOld();
    const content = sign([isLikelySpam, ...listTyped(message, fields)]);
    const at = firstSeen.get(content) ?? now();
    firstSeen.set(content, at);
    const key = sign([content, Math.floor(at / keepMs)]);
    return { content, messageKey: { key, reference: `C-${key.slice(0, 10)}` } };
  };
}

function listTyped(values: Readonly<Record<string, FieldValue>>, fields: readonly MessageField[]) {
  return fields
    .map(({ key }) => values[key])
    .map((value) => (typeof value === 'object' ? value.written : value));
}
