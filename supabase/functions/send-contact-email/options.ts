import type { Delivery } from './delivery/delivery.ts';
import type { MailSettings } from './email.ts';
import type { Log } from './log.ts';
import type { Memory } from './memory.ts';
import type { Database } from './queue/database.ts';
import type { Queue } from './queue/queue.ts';
import type { ContactSettings } from './settings.ts';

/** A database, through which isolates know of each other, and mail can wait. */
export interface Background {
  readonly database: Database;
  readonly queue: Queue;
  /** What the database's clock shows when it calls for a drain or a canary. */
  readonly taskSecret: string;
  /** Who is told when something is wrong: not the mailbox that leads go to. */
  readonly alarmTo: readonly string[];
}

/** What a deployment gives; log, clock (in ms) and work after the response are a host's or a test's own. */
export interface ServiceOptions {
  /** The exact origins of pages that may send, and the public key they carry. */
  readonly origins: ReadonlySet<string>;
  readonly anonKey: string;
  readonly mailSettings: MailSettings;
  /** Keeps what a reference and Message-ID are made from unguessable. */
  readonly secret: string;
  readonly settings: ContactSettings;
  /** The ways out, first choice first. */
  readonly deliveries: readonly Delivery[];
  /** Where the queue is one of those ways. */
  readonly background?: Background | undefined;
  readonly log?: Log;
  readonly now?: () => number;
  /** Lets a host finish work after the response; the work never rejects. */
  readonly afterwards?: (work: Promise<void>) => void;
}

/** What every part of the function works with. */
export interface Parts extends Required<Omit<ServiceOptions, 'background'>> {
  readonly memory: Memory;
}
