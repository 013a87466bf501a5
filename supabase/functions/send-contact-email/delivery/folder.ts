import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Email, MailSettings } from '../email.ts';
import type { Channel } from './send.ts';
import { toMailOptions } from './smtp.ts';

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Composes the bytes of an `.eml` file, dated now. */
export async function composeMail(email: Email, mailSettings: MailSettings): Promise<Uint8Array> {
  const { message } = await composer.sendMail(toMailOptions(email, mailSettings));
  return message as Buffer;
}

/** Creates a channel that writes `.eml` files to a folder, readable by its owner only. */
export function createFolderChannel(folder: string, mailSettings: MailSettings): Channel {
  return {
    via: 'folder',
    place: folder,
    send: async (email) => {
      const mail = await composeMail(email, mailSettings);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${email.reference}-${email.id.slice(0, 22)}.eml`);
      // Write and rename, so that a stopped process leaves no partial file under this name.
      const partial = `${path}.${crypto.randomUUID()}`;
      try {
        await writeFile(partial, mail, { mode: 0o600 });
        await rename(partial, path);
      } finally {
        await rm(partial, { force: true });
      }
      return undefined;
    },
  };
}
