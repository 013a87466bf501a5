import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { jsonKinds, ownPhotoKind } from '../../collections/kinds.ts';
import { readJsonFile, type JsonFile } from './json-file.ts';

/** Every JSON file that the site reads, in the project at `root`. */
export async function readJsonFiles(root: string): Promise<JsonFile[]> {
  const found = await Array.fromAsync(glob(ownPhotoKind.pattern, { cwd: root }));
  const ownPhotos = found.map((file) => file.replaceAll('\\', '/')).sort();
  const files = [...Object.values(jsonKinds).map(({ file }) => file), ...ownPhotos];
  return Promise.all(files.map(async (file) => readJsonFile(file, await readFile(join(root, file), 'utf8'))));
}
