import { createHmac } from 'node:crypto';
import { deliver } from './delivery/deliver.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import { writeOwnMail } from './email.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Memory } from './memory.ts';
import type { ContactSettings } from './settings.ts';

/** What the owner is told of; says what to do, and never holds anything of a visitor. */
const alarms = {
  fallback: [
    'De eerste manier om te mailen werkt niet',
    'Een bericht via het contactformulier is langs een andere weg gegaan dan de eerste. Er is niets kwijt.',
    'Kijk bij de maildienst die als eerste in CONTACT_DELIVERY staat wat er mis is.',
  ],
  queued: [
    'Mailen lukt niet, berichten wachten',
    'Een bericht via het contactformulier kon niet gemaild worden en wacht in de database. Er is niets kwijt.',
    'Kijk bij de maildiensten wat er mis is. Doet er een het weer, dan volgen de berichten vanzelf.',
  ],
  refused: [
    'Een mailbox is geweigerd',
    'De mailserver nam een bericht niet aan voor alle adressen in CONTACT_TO. Voor een ander adres wel.',
    'Kijk of elk adres in CONTACT_TO nog bestaat en niet vol is.',
  ],
  dead: [
    'Een bericht is blijven liggen',
    'Een bericht via het contactformulier is na vele pogingen niet gemaild. Het staat nog hooguit 30 dagen in de database, in de tabel pgmq.a_contact.',
    'Lees het daar en beantwoord het zelf.',
  ],
  old: [
    'Berichten wachten al langer dan tien minuten',
    'Er wacht een bericht via het contactformulier dat al langer dan tien minuten niet gemaild kan worden.',
    'Kijk bij de maildiensten wat er mis is. Doet er een het weer, dan volgen de berichten vanzelf.',
  ],
} as const satisfies Record<string, readonly [subject: string, what: string, todo: string]>;

/** What there is to tell. */
export type AlarmKind = keyof typeof alarms;

/** Tells the owner, at most once an hour of each kind. */
export interface Alarm {
  /** Mails an alarm by the first of these ways that takes it; never rejects. */
  readonly raise: (kind: AlarmKind, ways: readonly Delivery[]) => Promise<void>;
  /** Looks at how a mail was taken, of the ways it had; raises what there is to tell behind the visitor's back. */
  readonly watch: (result: DeliveryResult, ways: readonly Delivery[]) => void;
}

/** What alarms are made from. */
interface AlarmOptions {
  readonly mailSettings: MailSettings;
  /** Not the mailbox that leads go to. */
  readonly alarmTo: readonly string[];
  readonly secret: string;
  readonly settings: ContactSettings;
  readonly memory: Memory;
  /** Lets a host finish work after the answer. */
  readonly afterwards: (work: Promise<void>) => void;
}

/** Makes the alarm. */
export function createAlarm(options: AlarmOptions, now: () => number): Alarm {
  const { mailSettings, alarmTo, secret, settings, memory, afterwards } = options;

  async function raise(kind: AlarmKind, ways: readonly Delivery[]): Promise<void> {
    if (ways.length === 0 || !(await memory.mayAlarm(kind))) return;
    const hour = Math.floor(now() / settings.alarmEveryMs);
    const key = createHmac('sha256', secret).update(`alarm ${kind} ${hour}`).digest('hex');
    const [subject, ...lines] = alarms[kind];
    const email = writeOwnMail(`[alarm] ${subject}`, lines, { key, mailSettings, to: alarmTo });
    await deliver(email, ways, settings.delivery);
  }

  return {
    raise,
    watch: ({ via, refusedReceivers = 0 }, ways) => {
      const taker = ways.filter((way) => way.via === via);
      const others = ways.filter((way) => way.via !== via);
      if (ways[0]?.via !== via) afterwards(raise(via === 'queue' ? 'queued' : 'fallback', taker));
      if (refusedReceivers > 0) afterwards(raise('refused', [...others, ...taker]));
    },
  };
}
