import { matchesGlob } from 'node:path';

import { createFault, type Fault } from '../faults/fault.ts';
import type { JsonFile } from '../files/json-file.ts';
import { photoWords } from '../files/json-files.ts';
import { listOwnPhotoFaults } from './own-photo-files.ts';

/** Pictures in content/beelden that cannot be shown or have no words. */
export async function checkOwnPhotos(root: string, jsonFiles: JsonFile[]): Promise<Fault[]> {
  const faults = await listOwnPhotoFaults(root);
  return faults.map(({ file, path, message }) =>
    createFault(file, message, jsonFiles.find((json) => json.file === file)?.locate(path)),
  );
}

/** The keys of all photos. */
export const listPhotos = (jsonFiles: JsonFile[]): string[] =>
  jsonFiles
    .filter(({ file }) => matchesGlob(file, photoWords.file))
    .map(({ file }) => file.split('/').at(-2) ?? '');
