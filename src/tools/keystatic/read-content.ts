import { teamAuthor } from '../../collections/article-categories.ts';
import { createFolderReader, expandText } from '../../collections/expand.ts';
import { textKinds } from '../../collections/kinds.ts';
import { describeStatus } from '../../collections/status.ts';
import type { TextFile } from '../../collections/text-file.ts';
import { countNames } from '../../site/count-names.ts';
import { figureNames } from '../../site/figures.ts';
import { hasRoute } from '../editors/addresses.ts';
import { readTexts } from '../editors/read-texts.ts';
import { folderKinds, type Content } from './config.ts';

/** What there is to edit in the project at `root`. */
export async function readContent(root: string): Promise<Content> {
  const texts = readTexts(root);
  const linkable = texts.filter((text) => textKinds[text.kind].hasOwnPage && hasRoute(text));
  const published = createFolderReader(texts, new Date());
  return {
    singles: texts
      .filter(({ kind }) => !folderKinds.includes(kind))
      .map(({ kind, slug }) => ({ kind, slug })),
    authors: [teamAuthor, ...texts.filter(({ kind }) => kind === 'team').map(({ slug }) => slug)],
    texts: texts
      .filter(({ kind }) => kind === 'articles' || kind === 'solutions')
      .map((text) => ({
        slug: text.slug,
        title: titleOf(text),
        status: describeStatus(text.fields ?? {}, new Date()),
      })),
    pages: linkable.map((text) => ({ value: textKinds[text.kind].href(text.slug), label: titleOf(text) })),
    figures: Object.fromEntries(
      [...countNames, ...figureNames].map((name) => [name, expandText(`<Rate of="${name}" />`, published)]),
    ),
  };
}

/** What editors call a text. */
export const titleOf = ({ fields = {}, slug }: Pick<TextFile, 'fields' | 'slug'>) =>
  String(fields['title'] ?? fields['name'] ?? slug);
