import { existsSync, readFileSync } from 'node:fs';
import { dirname, matchesGlob, posix } from 'node:path';

import { ownPhotoSchema } from '../../../site/own-photo-schema.ts';
import { ownPhotoFolder } from '../../../site/own-photos.ts';
import { describePicture } from '../faults/picture.ts';
import { parseJsonFile } from '../files/json-file.ts';
import { ownPhotoWords } from '../files/json-files.ts';
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

/** Keys that cannot be or are taken, pictures that cannot be shown, and files without words, in the project at `root`. */
export async function listOwnPhotoFaults(root: string, taken: string[]): Promise<OwnPhotoFault[]> {
  const files = listFiles(`${ownPhotoFolder}/**/*.*`, root).filter((file) => !/\/\./.test(file));
  const words = files.filter((file) => matchesGlob(file, ownPhotoWords.file));
  const named: string[] = [];
  const faults: OwnPhotoFault[] = [];
  for (const file of words) {
    faults.push(...describeKey(file, taken));
    const name = readName(posix.join(root, file));
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

/** The name of the picture in a file of words; `undefined` where that cannot be read. */
function readName(file: string): string | undefined {
  const { value } = parseJsonFile(file, readFileSync(file, 'utf8'));
  return ownPhotoSchema.pick({ file: true }).strip().safeParse(value).data?.file;
}

/** What is wrong with the key of a photo, which is the folder of its words `file`; `taken` are those of stock photos. */
export function describeKey(file: string, taken: string[]): OwnPhotoFault[] {
  const key = file.split('/').at(-2) ?? '';
  const fault = (message: string) => [{ file, path: [], message }];
  if (!kebabCase.test(key)) {
    return fault(`de map "${key}" is de sleutel: alleen kleine letters, cijfers en streepjes`);
  }
  return taken.includes(key) ? fault(`de sleutel "${key}" is al van een andere foto; kies een andere`) : [];
}

async function checkPicture(path: string, name: string): Promise<string | undefined> {
  if (existsSync(path)) return describePicture(readFileSync(path), name);
  return 'staat niet in deze map; zet hem erin, of verbeter de naam';
}

const describeUnnamed = (file: string) =>
  matchesGlob(file, `${ownPhotoFolder}/*/*`)
    ? 'geen index.json in deze map noemt dit bestand; geef het woorden of haal het weg'
    : `zet dit bestand in een eigen map in ${ownPhotoFolder}, met een index.json ernaast`;
