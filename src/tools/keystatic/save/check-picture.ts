import { basename } from 'node:path';

import { describePicture } from '../../../collections/faults/picture.ts';
import { refuse } from './refuse.ts';

/** Throws a ContentError for a picture that the build would refuse. */
export async function checkPicture(file: string, bytes: Buffer): Promise<void> {
  const name = basename(file);
  const fault = await describePicture(bytes, name);
  refuse(file, fault ? [{ message: `foto "${name}": ${fault}` }] : []);
}
