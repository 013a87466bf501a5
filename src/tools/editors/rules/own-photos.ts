import { matchesGlob } from 'node:path';

import { createFault, type Fault } from '../faults/fault.ts';
import type { JsonFile } from '../files/json-file.ts';
import { jsonFiles as rows, ownPhotoWords } from '../files/json-files.ts';
import { listOwnPhotoFaults } from './own-photo-files.ts';

/** Pictures in content/beelden that cannot be shown, have no words, or whose key is taken. */
export async function checkOwnPhotos(root: string, jsonFiles: JsonFile[]): Promise<Fault[]> {
  const faults = await listOwnPhotoFaults(root, listStockPhotos(jsonFiles) ?? []);
  return faults.map(({ file, path, message }) =>
    createFault(file, message, jsonFiles.find((json) => json.file === file)?.locate(path)),
  );
}

/** The keys of all photos; `undefined` while the list of stock photos cannot be read. */
export function listPhotos(jsonFiles: JsonFile[]): string[] | undefined {
  const own = jsonFiles.filter(({ file }) => matchesGlob(file, ownPhotoWords.file));
  return listStockPhotos(jsonFiles)?.concat(own.map(({ file }) => file.split('/').at(-2) ?? ''));
}

function listStockPhotos(jsonFiles: JsonFile[]): string[] | undefined {
  const value = jsonFiles.find(({ file }) => file === rows.photos.file)?.value;
  return value === undefined ? undefined : Object.keys(value as object);
}
