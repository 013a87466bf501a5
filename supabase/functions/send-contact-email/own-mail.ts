import { createHmac } from 'node:crypto';
import type { Email } from './email.ts';
import { createMessageId, getSender } from './mail-settings.ts';
import type { MailSettings } from './mail-settings.ts';

/** What a mail of the function itself is made from. */
interface OwnMail {
  /** What makes it one mail, however often it is sent. */
  readonly about: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly to: readonly string[];
}

/** Writes a mail of the function itself: an alarm, a canary, a digest. */
export function writeOwnMail(
  { about, subject, lines, to }: OwnMail,
  { mailSettings, secret }: { readonly mailSettings: MailSettings; readonly secret: string },
): Email {
  const key = createHmac('sha256', secret).update(about).digest('hex');
  return {
    key,
    reference: `C-${key.slice(0, 10)}`,
    from: getSender(mailSettings),
    to,
    messageId: createMessageId(key, mailSettings),
    subject,
    text: [...lines, ''].join('\n'),
  };
}
