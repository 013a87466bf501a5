import { send, type Sent } from '../delivery/send.ts';
import type { Parts } from '../deployment.ts';
import { mark, sign, writeOwnMail, type Email } from '../email.ts';
import { describeError } from '../outcome.ts';
import type { Row } from './outbox.ts';

/** Empties the outbox, and tells the owner what goes wrong; none of its functions but `drain` and `mailOwn` rejects. */
export type Postman = ReturnType<typeof createPostman>;

/** Makes the postman of an isolate. */
export function createPostman(parts: Parts) {
  const { outbox, channels, settings, log, secret, alarmTo, suspectMails } = parts;
  const { outbox: limits, delivery } = settings;
  const told = new Set<string>();

  /** Sends a row by one channel after another, an alarm by the last one first. */
  async function sendRow({ key, mail, suspect, attempts }: Row): Promise<Sent> {
    const effort = { rounds: 1, endsAt: Infinity, isPatient: attempts < 2 };
    const order = key.startsWith('alarm') ? channels.toReversed() : channels;
    const sent = await send(suspect ? mark(mail) : mail, order, delivery, effort);
    log({ event: 'attempt', rid: mail.reference, via: sent.via, attempts: attempts + 1, code: sent.code });
    return sent;
  }

  /** Mails the owner, in the background and not again within a day; the key says what about. */
  async function alarm(key: string, subject: string, lines: readonly string[]): Promise<void> {
    const mail = writeOwnMail(sign(secret, [key, parts.today()]), `[alarm] ${subject}`, lines, alarmTo);
    try {
      if (outbox) await mailOwn(key, mail);
      else if (alarmTo && !told.has(mail.id)) {
        told.add(mail.id);
        await sendRow({ key, mail, suspect: false, attempts: 0 });
      }
    } catch (error) {
      log({ event: 'alarm', rid: mail.reference, code: describeError(error) });
    }
  }

  /** Tells the owner of a mailbox that refused what another took. */
  async function check(reference: string, { code = '' }: Sent): Promise<void> {
    if (!code.includes('ERECEIVER')) return;
    await alarm('alarm mailbox', 'Een van je mailboxen weigert berichten', [
      `Bericht ${reference} is aangekomen, maar niet bij alle adressen van CONTACT_TO.`,
      'Kijk of elk adres bestaat, en of de mailbox vol is.',
    ]);
  }

  /** Puts a mail of our own in the outbox and takes it out; undefined when it was there already. */
  async function mailOwn(key: string, mail: Email): Promise<Sent | undefined> {
    const added = await outbox?.add(key, mail, { suspect: false, network: null });
    return added?.isNew ? outbox?.takeKey(key, sendRow) : undefined;
  }

  /** Empties the outbox for a while: what visitors sent, then suspects as far as the owner's ceiling lets them. */
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
    // After them, so that no error of it holds them up.
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
    return writeOwnMail(sign(secret, crypto.randomUUID()), subject, [
      mails.map(({ text }) => text).join(rule),
    ]);
  }

  return {
    drain,
    mailOwn,
    /** Mails a row that was just put in; should this fail, the clock does it. */
    mailNow: async (key: string): Promise<void> => {
      try {
        const row = await outbox?.takeKey(key, sendRow);
        if (row) await check(row.mail.reference, row);
      } catch (error) {
        log({ event: 'attempt', rid: `C-${key.slice(0, 10)}`, code: describeError(error) });
      }
    },
    /** Tells the outbox of a mail that left without it, because the row may be there after all. */
    noteMailed: async (key: string, reference: string, sent: Sent): Promise<void> => {
      const noting = outbox?.markSent(key).catch((error: unknown) => {
        log({ event: 'mark-sent', rid: reference, code: describeError(error) });
      });
      await Promise.all([noting, check(reference, sent)]);
    },
  };
}
