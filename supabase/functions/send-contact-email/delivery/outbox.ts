import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './compose.ts';
import type { Delivery } from './delivery.ts';

/** Delivers into a folder, one `.eml` file per message named by its reference; a half-written one never shows. */
export function createOutboxDelivery(folder: string): Delivery {
  return {
    via: 'outbox',
    place: folder,
    send: async (email) => {
      const mail = await composeMail(email);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, `${email.reference}.eml`), mail);
    },
  };
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
