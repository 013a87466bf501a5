import { createHmac } from 'node:crypto';
import type { ContactMessage, FieldValue, MessageField } from './message.ts';

/** What makes a message recognisable, to us and to mail systems, without telling what is in it. */
export interface MessageKey {
  /** 64 hex digits: the same message always gets the same key. */
  readonly key: string;
  /** `C-` and 10 hex digits: short enough to say on the phone. */
  readonly reference: string;
}

/** Derives the key of a message from its listed fields and the deployment's secret. */
export function createMessageKey(
  message: ContactMessage,
  secret: string,
  fields: readonly MessageField[],
): MessageKey {
  const values: Readonly<Record<string, FieldValue>> = message;
  const typed = fields
    .map(({ key }) => values[key])
    .map((value) => (typeof value === 'object' ? value.written : value));
  const key = createHmac('sha256', secret).update(JSON.stringify(typed)).digest('hex');
  return { key, reference: `C-${key.slice(0, 10)}` };
}
