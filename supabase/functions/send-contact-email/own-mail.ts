import type { Email } from './email.ts';
import { createMessageId, getSender } from './mail-settings.ts';
import type { MailSettings } from './mail-settings.ts';

/** What a mail of the function itself is made from; its key makes it one mail, however often it is sent. */
interface OwnMail {
  readonly key: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly to: readonly string[];
}

/** Writes a mail of the function itself: an alarm, a canary, a digest. */
export function writeOwnMail({ key, subject, lines, to }: OwnMail, mailSettings: MailSettings): Email {
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
