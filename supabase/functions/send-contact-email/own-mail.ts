import type { Email } from './email.ts';
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

/** Who mails leave from. */
export function getSender({ from, companyName }: MailSettings): Email['from'] {
  return { name: `Website ${companyName}`, address: from };
}

/** The Message-ID of the mail with a key. */
export function createMessageId(key: string, { from }: MailSettings): string {
  return `<${key.slice(0, 32)}@${from.slice(from.indexOf('@') + 1)}>`;
}
