import { createHmac } from 'node:crypto';
import type { ContactMessage } from './message.ts';

/** What makes a message recognisable, to us and to mail systems, without telling what is in it. */
export interface Identity {
  /** 64 hex digits: the same message always gets the same key. */
  readonly key: string;
  /** `C-` and 10 hex digits: short enough to say on the phone. */
  readonly reference: string;
}

/** Derives a message's identity from its five fields and the deployment's secret. */
export function identify({ name, email, phone, company, message }: ContactMessage, secret: string): Identity {
  const fields = JSON.stringify([name, email.written, phone, company, message]);
  const key = createHmac('sha256', secret).update(fields).digest('hex');
  return { key, reference: `C-${key.slice(0, 10)}` };
}
