import { deliver } from '../delivery/deliver.ts';
import { writeOwnMail } from '../email.ts';
import { DONE } from '../memory.ts';
import type { Parts } from '../deployment.ts';
import type { Way } from '../outcome.ts';
import type { QueueState } from './queue.ts';

/** Tells the owner, at most once in a while of each kind, and never anything of a visitor. */
export type Alarm = ReturnType<typeof createAlarm>;

/** Makes the alarm. */
export function createAlarm(parts: Parts, alarmTo: readonly string[]) {
  const { deliveries, settings, memory, log, now, afterwards } = parts;

  /** By any way that takes it; when none does, the next occasion tries again. */
  async function raise(kind: string, everyMs: number, subject: string, lines: readonly string[]) {
    const key = `alarm ${kind}`;
    if ((await memory.count(key, settings.memory.claimMs)) > 1) return;
    const mail = { subject: `[alarm] ${subject}`, lines, to: alarmTo };
    const email = writeOwnMail(`${key} ${Math.floor(now() / everyMs)}`, mail, parts);
    const { via, code } = await deliver(email, deliveries, settings.delivery);
    if (via) await memory.set(key, DONE, everyMs);
    log({ event: 'alarm', kind, via, code });
  }

  return {
    /** Looks at how a lead was taken; mails in the background when it took another way than the first. */
    watch: (via: Way): void => {
      if (via === deliveries[0]?.via) return;
      const [subject, what] =
        via === 'queue'
          ? ['Mailen lukt niet, berichten wachten', 'kon niet gemaild worden en wacht in de database']
          : ['De eerste manier om te mailen werkt niet', 'is langs een andere weg gegaan dan de eerste'];
      const lines = [
        `Een bericht via het contactformulier ${what}. Er is niets kwijt.`,
        'Kijk bij de maildiensten in CONTACT_DELIVERY wat er mis is. Wat wacht, volgt vanzelf.',
      ];
      afterwards(raise(via, settings.alarmEveryMs.otherWay, subject, lines));
    },
    /** Mails when something waits longer than is normal, or the queue is half full. */
    check: async ({ leads, marked, bytes, late, names }: QueueState): Promise<void> => {
      const share = bytes / settings.queue.maxMarkedBytes;
      if (late === 0 && share < 0.5) return;
      const kind = share < 0.5 ? 'waiting' : 'half full';
      await raise(kind, settings.alarmEveryMs.waiting, 'Berichten wachten al langer dan tien minuten', [
        `In de database wachten ${leads} berichten, en ${marked} die er te veel tegelijk kwamen.`,
        `Langer dan tien minuten wachten er ${late}. De oudste, en wanneer ze gewist worden: ${names}.`,
        `De wachtrij is voor ${Math.round(share * 100)}% vol. Lees wat er wacht in de tabel pgmq.q_contact.`,
        'Kijk bij de maildiensten wat er mis is. Wat weer gemaild kan worden, volgt vanzelf.',
      ]);
    },
  };
}
