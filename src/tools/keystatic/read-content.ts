import { teamAuthor } from '../../collections/article-categories.ts';
import { textKinds, type TextKind } from '../../collections/kinds.ts';
import { hasRoute } from '../editors/addresses.ts';
import { readTexts } from '../editors/read-texts.ts';
import type { Content } from './config.ts';

/** What there is to edit in the project at `root`. */
export async function readContent(root: string): Promise<Content> {
  const folders = (Object.keys(textKinds) as TextKind[]).filter((kind) =>
    textKinds[kind].pattern.startsWith('**'),
  );
  const texts = readTexts(root);
  const linkable = texts.filter((text) => textKinds[text.kind].hasOwnPage && hasRoute(text));
  return {
    folders,
    singles: texts.filter(({ kind }) => !folders.includes(kind)).map(({ kind, slug }) => ({ kind, slug })),
    authors: [teamAuthor, ...texts.filter(({ kind }) => kind === 'team').map(({ slug }) => slug)],
    pages: linkable.map(({ kind, slug }) => textKinds[kind].href(slug)),
  };
}
