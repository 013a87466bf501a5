import type { Database } from './database.ts';
import { isOlder, readWaiting, toWaiting } from './delivery/queue.ts';
import type { Waiting, WaitingMail } from './delivery/queue.ts';
import type { MailSettings } from './mail-settings.ts';
import { writeOwnMail } from './own-mail.ts';
import type { ContactSettings } from './settings.ts';

/** What a digest is made from. */
export interface DigestOptions {
  readonly database: Database;
  readonly mailSettings: MailSettings;
  readonly secret: string;
  readonly settings: ContactSettings;
}

/** Makes the step that turns what came beyond the limits into one waiting mail, once there is enough or it is time. */
export function createDigest(options: DigestOptions) {
  const { database, settings } = options;
  const { digestOf, digestAfterS, hideS } = settings.drain;
  return async (): Promise<void> => {
    const [held] = await database<{ are_many: boolean }[]>`
      select count(*) >= ${digestOf}::integer as are_many from pgmq.q_contact_held`;
    if (!held?.are_many && !(await isOlder(database, 'contact_held', digestAfterS))) return;
    // In one transaction, so that whatever happens each message is in one of the two queues.
    await database.begin(async (transaction) => {
      const messages = await readWaiting(transaction, 'contact_held', hideS, digestOf);
      if (messages.length === 0) return;
      await transaction`select pgmq.send('contact', ${transaction.json({ ...writeDigest(messages, options) })})`;
      for (const { msg_id } of messages) {
        await transaction`select pgmq.delete('contact_held', ${msg_id}::bigint)`;
      }
    });
  };
}

// A single one stays as it is, so that it can be answered.
function writeDigest(messages: readonly Waiting[], { mailSettings, secret }: DigestOptions): WaitingMail {
  const mails = messages.map(({ message }) => message);
  const [first] = mails;
  if (first && mails.length === 1) return first;
  const digest = {
    about: JSON.stringify(mails.map(({ key }) => key)),
    subject: `[veel berichten] ${mails.length} berichten via het contactformulier`,
    lines: [
      'Er kwamen zoveel berichten tegelijk dat ze hier bij elkaar staan. Beantwoord ze met een nieuwe mail.',
      ...mails.flatMap((mail) => ['', '='.repeat(60), mail.subject, '', mail.text]),
    ],
    to: mailSettings.to,
  };
  return toWaiting(writeOwnMail(digest, { mailSettings, secret }), mailSettings);
}
