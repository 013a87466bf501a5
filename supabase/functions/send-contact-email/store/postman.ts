import { send, type Sent } from '../delivery/send.ts';
import type { ServiceContext } from '../deployment.ts';
import { mark, sign, writeSystemMail, type Email } from '../email.ts';
import { describeError } from '../outcome.ts';
import type { Row } from './outbox.ts';

/** Sends the mails in the outbox, and raises alarms; … */
export type Postman = ReturnType<typeof createPostman>;

/** Creates the postman of an isolate. */
export function createPostman(context: ServiceContext) {
  const { outbox, channels, settings, log, secret, alarmTo, suspectMails } = context;
  const { outbox: limits, delivery } = settings;
  const alarmed = new Set<string>();

  /** Sends a row; an alarm tries the channels in reverse order. */
  async function sendRow({ key, mail, suspect, attempts }: Row): Promise<Sent> {
    const effort = { rounds: 1, endsAt: Infinity, isPatient: attempts < 2 };
    const order = key.startsWith('alarm') ? channels.toReversed() : channels;
    const sent = await send(suspect ? mark(mail) : mail, order, delivery, effort);
    log({ event: 'attempt', rid: mail.reference, via: sent.via, attempts: attempts + 1, code: sent.code });
    return sent;
  }

  /** Mails an alarm, at most once a day for each key. */
  async function alarm(key: string, subject: string, lines: readonly string[]): Promise<void> {
    const mail = writeSystemMail(sign(secret, [key, context.today()]), `[alarm] ${subject}`, lines, alarmTo);
    try {
      if (outbox) await sendSystemMail(key, mail);
      else if (alarmTo && !alarmed.has(mail.id)) {
        alarmed.add(mail.id);
        await sendRow({ key, mail, suspect: false, attempts: 0 });
      }
    } catch (error) {
      log({ event: 'alarm', rid: mail.reference, code: describeError(error) });
    }
  }

  /** Raises an alarm when one of the mailboxes refused a message. */
  async function check(reference: string, { code = '' }: Sent): Promise<void> {
    if (!code.includes('ERECEIVER')) return;
    await alarm('alarm mailbox', 'Een van je mailboxen weigert berichten', [
      `Bericht ${reference} is aangekomen, maar niet bij alle adressen van CONTACT_TO.`,
      'Kijk of elk adres bestaat, en of de mailbox vol is.',
    ]);
  }

  /** Sends a system mail through the outbox; undefined when its key exists. */
  async function sendSystemMail(key: string, mail: Email): Promise<Sent | undefined> {
    const added = await outbox?.add(key, mail, { suspect: false, network: null });
    return added?.isNew ? outbox?.takeKey(key, sendRow) : undefined;
  }

  /** Sends mails from the outbox until `drainMs` is up: messages first, then suspects up to the daily limit. */
  async function drain() {
    if (!outbox) return {};
    const endsAt = performance.now() + limits.drainMs;
    const expired = await outbox.clean();
    const left = suspectMails - (await outbox.countSuspects());
    let suspectsLeft = Math.min(left, limits.suspectsPerDrain);
    let mailed = 0;
    let failed = 0;
    while (performance.now() < endsAt) {
      const row = await outbox.takeDue(suspectsLeft > 0, sendRow);
      if (!row) break;
      if (row.suspect) suspectsLeft -= 1;
      if (row.via) mailed += 1;
      else failed += 1;
      await check(row.mail.reference, row);
    }
    // After the messages, so that an error in a digest does not delay them.
    if (left <= 0) await outbox.gather(writeDigest);
    const late = await outbox.listLate();
    if (late.length > 0) {
      await alarm('alarm late', 'Berichten wachten te lang', [
        `Er wachten ${late.length} berichten te lang in de tabel contact.messages: ${late.slice(0, 20).join(', ')}.`,
        'Kijk bij de maildiensten wat er mis is. Wat weer gemaild kan worden, volgt vanzelf; na 30 dagen is het weg.',
      ]);
    }
    return { mailed, failed, expired };
  }

  function writeDigest(mails: readonly Email[]): Email {
    const rule = `\n${'='.repeat(60)}\n\n`;
    const subject = `[mogelijk spam] ${mails.length} berichten in een mail`;
    return writeSystemMail(sign(secret, crypto.randomUUID()), subject, [
      mails.map(({ text }) => text).join(rule),
    ]);
  }

  return {
    drain,
    sendSystemMail,
    /** Sends a row that was just added; if this fails, a drain retries it. */
    mailNow: async (key: string): Promise<void> => {
      try {
        const row = await outbox?.takeKey(key, sendRow);
        if (row) await check(row.mail.reference, row);
      } catch (error) {
        log({ event: 'attempt', rid: `C-${key.slice(0, 10)}`, code: describeError(error) });
      }
    },
    /** Marks a mail that was sent without the outbox, in case its row was stored after all. */
    noteMailed: async (key: string, reference: string, sent: Sent): Promise<void> => {
      const noting = outbox?.markSent(key).catch((error: unknown) => {
        log({ event: 'mark-sent', rid: reference, code: describeError(error) });
      });
      await Promise.all([noting, check(reference, sent)]);
    },
  };
}
