import { collections } from '../editors/files/collections.ts';
import { readTextFiles } from '../editors/files/text-file.ts';
import type { Page } from './config.ts';

/** Returns the pages in content/paginas. */
export const listPages = (): Page[] =>
  readTextFiles(process.cwd())
    .filter(({ collection }) => collections[collection].folder === 'paginas')
    .map(({ collection, slug }) => ({ collection, slug }));
