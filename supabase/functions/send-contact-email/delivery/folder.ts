import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Email, MailSettings } from '../email.ts';
import type { Channel } from './send.ts';
import { toMailOptions } from './smtp.ts';

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Writes the mail out as the bytes of an `.eml` file, dated now. */
export async function composeMail(email: Email, mailSettings: MailSettings): Promise<Uint8Array> {
  const { message } = await composer.sendMail(toMailOptions(email, mailSettings));
  return message as Buffer;
}

/** Writes into a folder for its owner alone, one `.eml` file per message. */
export function createFolderChannel(folder: string, mailSettings: MailSettings): Channel {
  return {
    via: 'folder',
    place: folder,
    send: async (email) => {
      const mail = await composeMail(email, mailSettings);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${email.reference}-${email.id.slice(0, 22)}.eml`);
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
