import { basename, extname } from 'node:path';

import { pictureEndings } from '../../editors/faults/picture.ts';
import { listFiles } from '../../editors/files/list-files.ts';
import { ownPhotoFolder } from '../../../site/own-photos.ts';
import { isLinked } from '../guard.ts';

/** Letters and one dot, in a folder that is a key: nothing hidden, and no second ending. */
const isNamed = new RegExp(`^${ownPhotoFolder}/[a-z0-9-]+/[\\w-]+\\.\\w+$`);

/** The owner's pictures and their words in the project at `root`: any other file would be a page of the editor's own. */
export function listOwnPhotoFiles(root: string): string[] {
  return listFiles(`${ownPhotoFolder}/*/*`, root).filter((file) => {
    const isPicture = pictureEndings.includes(extname(file).slice(1).toLowerCase());
    return isNamed.test(file) && (isPicture || basename(file) === 'index.json') && !isLinked(root, file);
  });
}
