import { alarms } from './alarm-texts.ts';
import type { AlarmKind } from './alarm-texts.ts';
import { deliver } from './delivery/deliver.ts';
import type { DeliveryResult } from './delivery/deliver.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Memory } from './memory.ts';
import { writeOwnMail } from './own-mail.ts';
import type { ContactSettings } from './settings.ts';

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
    const [subject, ...lines] = alarms[kind];
    const about = `alarm ${kind} ${hour}`;
    const email = writeOwnMail(
      { about, subject: `[alarm] ${subject}`, lines, to: alarmTo },
      { mailSettings, secret },
    );
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
