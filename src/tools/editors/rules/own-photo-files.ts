import { existsSync, readFileSync } from 'node:fs';
import { dirname, matchesGlob, posix } from 'node:path';

import { z } from 'astro/zod';

import { photoSchema } from '../../../site/own-photo-schema.ts';
import { ownPhotoFolder } from '../../../site/own-photos.ts';
import { describePicture } from '../faults/picture.ts';
import { parseJsonFile } from '../files/json-file.ts';
import { photoWords } from '../files/json-files.ts';
import { listFiles } from '../files/list-files.ts';

/** What is wrong in content/beelden besides the fields of its words. */
interface OwnPhotoFault {
  /** From the project's folder. */
  file: string;
  /** The wrong field in a file of words; empty for the whole file. */
  path: string[];
  /** In Dutch: what is wrong, and what to do. */
  message: string;
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Keys that cannot be, pictures that cannot be shown, and files without words, in the project at `root`. */
export async function listOwnPhotoFaults(root: string): Promise<OwnPhotoFault[]> {
  const files = listFiles(`${ownPhotoFolder}/**/*.*`, root).filter((file) => !/\/\./.test(file));
  const words = files.filter((file) => matchesGlob(file, photoWords.file));
  const named: string[] = [];
  const faults: OwnPhotoFault[] = [];
  for (const file of words) {
    faults.push(...describeKey(file));
    const name = readName(posix.join(root, file));
    if (name === null) continue;
    // The schema reports its fields; any file beside it may be its picture.
    if (name === undefined) named.push(...files.filter((other) => dirname(other) === dirname(file)));
    else {
      const picture = posix.join(dirname(file), name);
      const fault = await checkPicture(posix.join(root, picture), name);
      named.push(picture);
      if (fault) faults.push({ file, path: ['file'], message: `foto "${name}": ${fault}` });
    }
  }
  const unnamed = files.filter((file) => !named.includes(file) && !/\.(json|mdx?)$/.test(file));
  return [...faults, ...unnamed.map((file) => ({ file, path: [], message: describeUnnamed(file) }))];
}

/** The name of the picture in a file of words; `null` for a photo of the host, `undefined` where that cannot be read. */
function readName(file: string): string | null | undefined {
  const { value } = parseJsonFile(file, readFileSync(file, 'utf8'));
  const { success, data } = z.object(photoSchema.shape).safeParse(value);
  return success ? (data.file ?? null) : undefined;
}

/** What is wrong with the key of a photo, which is the folder of its words. */
function describeKey(file: string): OwnPhotoFault[] {
  const key = file.split('/').at(-2) ?? '';
  const message = `de map "${key}" is de sleutel: alleen kleine letters, cijfers en streepjes`;
  return kebabCase.test(key) ? [] : [{ file, path: [], message }];
}

async function checkPicture(path: string, name: string): Promise<string | undefined> {
  if (existsSync(path)) return describePicture(readFileSync(path), name);
  return 'staat niet in deze map; zet hem erin, of verbeter de naam';
}

const describeUnnamed = (file: string) =>
  matchesGlob(file, `${ownPhotoFolder}/*/*`)
    ? 'geen index.json in deze map noemt dit bestand; geef het woorden of haal het weg'
    : `zet dit bestand in een eigen map in ${ownPhotoFolder}, met een index.json ernaast`;
