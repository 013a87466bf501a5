import { collections } from '../editors/files/collections.ts';
import { readTextFiles } from '../editors/files/text-file.ts';
import type { Page } from './config.ts';

/** The pages whose kind has no folder of its own, in the project of this process. */
export const listPages = (): Page[] =>
  readTextFiles(process.cwd())
    .filter(({ collection }) => collections[collection].folder === 'paginas')
    .map(({ collection, slug }) => ({ collection, slug }));
