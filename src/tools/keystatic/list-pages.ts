import { textKinds } from '../editors/files/kinds.ts';
import { readTextFiles } from '../editors/files/text-file.ts';
import type { Page } from './config.ts';

/** The pages whose kind has no folder of its own, in the project of this process. */
export const listPages = (): Page[] =>
  readTextFiles(process.cwd())
    .filter(({ kind }) => textKinds[kind].folder === 'paginas')
    .map(({ kind, slug }) => ({ kind, slug }));
