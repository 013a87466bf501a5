import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Email } from '../email.ts';
import type { Delivery } from './deliver.ts';
import { toMailOptions } from './smtp.ts';

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Writes the mail out as the bytes of an `.eml` file, dated now. */
export async function composeMail(email: Email): Promise<Uint8Array> {
  const { message } = await composer.sendMail(toMailOptions(email));
  return message as Buffer;
}

/** Delivers into a folder for its owner alone, one `.eml` file per message. */
export function createOutboxDelivery(folder: string): Delivery {
  return {
    via: 'outbox',
    place: folder,
    send: async (email) => {
      const mail = await composeMail(email);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${email.reference}-${email.key.slice(10, 32)}.eml`);
      // Whole or not at all, also when the process is stopped meanwhile.
      const part = `${path}.${crypto.randomUUID()}`;
      try {
        await writeFile(part, mail, { mode: 0o600 });
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
      return undefined;
    },
  };
}
