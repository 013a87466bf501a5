import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { ownPhotoFolder } from '../../../site/own-photos.ts';
import type { Content } from '../config.ts';
import { prepareJson } from './prepare-json.ts';
import { checkPicture } from './check-picture.ts';
import { prepareText } from './prepare-text.ts';

/** What Keystatic asks to write and to delete; paths start below content/, contents are in base64. */
export interface Save {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/**
 * A save that writes the files of the project at `root` as the site keeps them; throws a ContentError for what the
 * build would refuse, so that nothing is written.
 */
export async function prepareSave(save: Save, content: Content, root: string): Promise<Save> {
  const additions = await Promise.all(
    save.additions.map(async ({ path, contents }) => {
      const file = `content/${path}`;
      const asked = Buffer.from(contents, 'base64');
      if (isPicture(file)) {
        await checkPicture(file, asked);
        return { path, contents };
      }
      const before = await readBefore(path, save, root);
      const text = path.endsWith('.json')
        ? await prepareJson(file, before, asked.toString())
        : await prepareText(file, before, asked.toString(), content, root);
      return { path, contents: Buffer.from(text).toString('base64') };
    }),
  );
  return { ...save, additions };
}

const isPicture = (file: string) => file.startsWith(`${ownPhotoFolder}/`) && extname(file) !== '.json';

/** An entry with another address is a file with another name: what it was is in the file that goes. */
async function readBefore(path: string, { deletions }: Save, root: string): Promise<string> {
  const gone = deletions.map((deletion) => deletion.path).filter((name) => extname(name) === extname(path));
  const old = [path, ...gone].map((name) => join(root, 'content', name)).find((name) => existsSync(name));
  return old ? readFile(old, 'utf8') : '';
}
