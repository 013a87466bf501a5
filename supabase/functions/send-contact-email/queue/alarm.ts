import { deliver } from '../delivery/deliver.ts';
import type { DeliveryResult } from '../delivery/deliver.ts';
import type { Delivery } from '../delivery/delivery.ts';
import { writeOwnMail } from '../email.ts';
import type { MailSettings } from '../email.ts';
import type { Log } from '../log.ts';
import type { Memory } from '../memory.ts';
import type { ContactSettings } from '../settings.ts';
import type { QueueState } from './queue.ts';

/** Tells the owner, at most once in a while of each kind, and never anything of a visitor. */
export interface Alarm {
  /** Looks at how a lead was taken; mails in the background when it took another way than the first. */
  readonly watch: (result: DeliveryResult) => void;
  /** Mails when something waits longer than is normal, or the queue is half full. */
  readonly check: (state: QueueState) => Promise<void>;
}

/** What alarms are made from. */
export interface AlarmOptions {
  readonly deliveries: readonly Delivery[];
  readonly mailSettings: MailSettings;
  /** Not the mailbox that leads go to. */
  readonly alarmTo: readonly string[];
  readonly secret: string;
  readonly settings: ContactSettings;
  readonly memory: Memory;
  readonly log: Log;
  readonly now: () => number;
  /** Lets a host finish work after the response; the work never rejects. */
  readonly afterwards: (work: Promise<void>) => void;
}

const OTHER_WAY = [
  'Een bericht via het contactformulier is langs een andere weg gegaan dan de eerste. Er is niets kwijt.',
  'Kijk bij de maildienst die als eerste in CONTACT_DELIVERY staat wat er mis is.',
];
const QUEUED = [
  'Een bericht via het contactformulier kon niet gemaild worden en wacht in de database. Er is niets kwijt.',
  'Kijk bij de maildiensten wat er mis is. Doet er een het weer, dan volgen de berichten vanzelf.',
];

/** Makes the alarm. */
export function createAlarm(options: AlarmOptions): Alarm {
  const { deliveries, mailSettings, alarmTo, secret, settings, memory, log, now, afterwards } = options;

  /** By the way that works, then the others; when none takes it the next occasion tries again. */
  async function raise(
    kind: string,
    everyMs: number,
    subject: string,
    lines: readonly string[],
    works: DeliveryResult['via'] = undefined,
  ): Promise<void> {
    const key = `alarm ${kind}`;
    if ((await memory.claim(key, settings.memory.claimMs)) !== 'new') return;
    const mail = { subject: `[alarm] ${subject}`, lines, to: alarmTo };
    const email = writeOwnMail(`${key} ${Math.floor(now() / everyMs)}`, mail, { mailSettings, secret });
    const ways = deliveries.toSorted((a, b) => Number(b.via === works) - Number(a.via === works));
    const { via, code } = await deliver(email, ways, settings.delivery);
    await (via === undefined ? memory.release(key) : memory.keep(key, everyMs));
    log({ event: 'alarm', kind, via, code });
  }

  return {
    watch: ({ via }) => {
      if (via === undefined || via === deliveries[0]?.via) return;
      const everyMs = settings.alarmEveryMs.otherWay;
      afterwards(
        via === 'queue'
          ? raise(via, everyMs, 'Mailen lukt niet, berichten wachten', QUEUED)
          : raise(via, everyMs, 'De eerste manier om te mailen werkt niet', OTHER_WAY, via),
      );
    },
    check: async ({ leads, marked, bytes, late, names }) => {
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
