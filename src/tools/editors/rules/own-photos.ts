import { matchesGlob } from 'node:path';

import { createFault, type Fault } from '../../../collections/faults/fault.ts';
import type { JsonFile } from '../../../collections/json-file.ts';
import { jsonKinds, ownPhotoKind } from '../../../collections/kinds.ts';
import { listOwnPhotoFaults } from '../../../collections/own-photos.ts';

/** Pictures in content/beelden that cannot be shown, have no words, or whose key is taken. */
export async function checkOwnPhotos(root: string, jsonFiles: JsonFile[]): Promise<Fault[]> {
  const faults = await listOwnPhotoFaults(root, listStockPhotos(jsonFiles) ?? []);
  return faults.map(({ file, path, message }) =>
    createFault(file, message, jsonFiles.find((json) => json.file === file)?.locate(path)),
  );
}

/** The keys of all photos; `undefined` while the list of stock photos cannot be read. */
export function listPhotos(jsonFiles: JsonFile[]): string[] | undefined {
  const own = jsonFiles.filter(({ file }) => matchesGlob(file, ownPhotoKind.pattern));
  return listStockPhotos(jsonFiles)?.concat(own.map(({ file }) => file.split('/').at(-2) ?? ''));
}

function listStockPhotos(jsonFiles: JsonFile[]): string[] | undefined {
  const value = jsonFiles.find(({ file }) => file === jsonKinds.photos.file)?.value;
  return value === undefined ? undefined : Object.keys(value as object);
}
