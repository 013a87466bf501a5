import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, matchesGlob } from 'node:path';

import { ownPhotoSchema } from '../site/own-photo-schema.ts';
import { ownPhotoFolder } from '../site/own-photos.ts';
import { describePicture } from './faults/picture.ts';
import { ownPhotoKind } from './kinds.ts';

/** What is wrong in content/beelden besides the fields of its words. */
interface OwnPhotoFault {
  /** From the project's folder. */
  file: string;
  /** The field that tells of it, in a file of words; empty for the whole file. */
  path: string[];
  /** In Dutch: what is wrong, and what to do. */
  message: string;
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A file of words, and the name of the picture beside it; empty where that is no name, which the schema tells. */
interface Words {
  file: string;
  name: string;
}

/** Keys that cannot be or are taken, pictures that cannot be shown, and files without words, in the project at `root`. */
export async function listOwnPhotoFaults(root: string, taken: string[]): Promise<OwnPhotoFault[]> {
  const files = globSync(`${ownPhotoFolder}/**/*.*`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/\./.test(file))
    .sort();
  const words = await Promise.all(
    files
      .filter((file) => matchesGlob(file, ownPhotoKind.pattern))
      .map(async (file) => ({ file, name: await readName(join(root, file)) })),
  );
  const pictures = await Promise.all(words.map((each) => checkPicture(root, each)));
  return [
    ...words.flatMap(({ file }) => describeKey(file, taken)),
    ...pictures.flat(),
    ...listSilent(files, words).map((file) => ({ file, path: [], message: describeSilent(file) })),
  ];
}

const beside = (file: string, name: string) => join(dirname(file), name);

async function readName(file: string): Promise<string> {
  try {
    const { file: name } = JSON.parse(await readFile(file, 'utf8')) as { file?: unknown };
    return ownPhotoSchema.shape.file.safeParse(name).data ?? '';
  } catch {
    return '';
  }
}

/** The files without words; a folder whose words cannot be read may have some. */
function listSilent(files: string[], words: Words[]): string[] {
  const named = words.map(({ file, name }) => beside(file, name).replaceAll('\\', '/'));
  const unread = words.filter(({ name }) => name === '').map(({ file }) => dirname(file));
  return files.filter(
    (file) => !named.includes(file) && !unread.includes(dirname(file)) && !/\.(json|mdx?)$/.test(file),
  );
}

/** What is wrong with the key of a photo, which is the folder of its words `file`; `taken` are those of stock photos. */
export function describeKey(file: string, taken: string[]): OwnPhotoFault[] {
  const key = file.split('/').at(-2) ?? '';
  const fault = (message: string) => [{ file, path: [], message }];
  if (!kebabCase.test(key)) {
    return fault(`de map "${key}" is de sleutel: alleen kleine letters, cijfers en streepjes`);
  }
  return taken.includes(key)
    ? fault(`de sleutel "${key}" staat ook in content/fotos.json; geef deze map een andere naam`)
    : [];
}

async function checkPicture(root: string, { file, name }: Words): Promise<OwnPhotoFault[]> {
  const path = join(root, beside(file, name));
  if (name === '') return [];
  const fault = existsSync(path)
    ? await describePicture(await readFile(path), name)
    : 'staat niet in deze map; zet hem erin, of verbeter de naam';
  return fault ? [{ file, path: ['file'], message: `foto "${name}": ${fault}` }] : [];
}

const describeSilent = (file: string) =>
  matchesGlob(file, `${ownPhotoFolder}/*/*`)
    ? 'geen index.json in deze map noemt dit bestand; geef het woorden of haal het weg'
    : `zet dit bestand in een eigen map in ${ownPhotoFolder}, met een index.json ernaast`;
