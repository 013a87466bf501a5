import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { composeMail } from './compose.ts';
import type { Delivery } from './delivery.ts';

/**
 * Delivers into a folder for its owner alone, one `.eml` file per message, named by its reference and as much of its key
 * as keeps two messages apart; a half-written one never shows, and what a killed process left of it goes at the start.
 */
export function createOutboxDelivery(folder: string): Delivery {
  const tidied = removeHalfFiles(folder);
  return {
    via: 'outbox',
    place: folder,
    send: async (email) => {
      const mail = await composeMail(email);
      await tidied;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // It may have stood there, open to others.
      await chmod(folder, 0o700);
      await writeWhole(join(folder, `${email.reference}-${email.key.slice(10, 32)}.eml`), mail);
      await sync(folder);
    },
  };
}

// A process that writes just now finds its half file gone, and is tried again.
async function removeHalfFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const halves = names.filter((name) => /^C-.*\.eml\..*\.part$/.test(name));
  await Promise.allSettled(halves.map((name) => rm(join(folder, name))));
}

async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Makes the names in a folder last through a power cut; Windows opens no folders, and writes names at once. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
