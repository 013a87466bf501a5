import { teamAuthor } from '../../../collections/article-categories.ts';
import { createFolderReader, expandText } from '../../../collections/expand.ts';
import { textKinds } from '../../../collections/kinds.ts';
import { describeStatus } from '../../../collections/status.ts';
import type { TextFile } from '../../../collections/text-file.ts';
import { countNames } from '../../../site/count-names.ts';
import { figureNames } from '../../../site/figures.ts';
import { hasRoute } from '../../editors/addresses.ts';
import { expandTextFile } from '../../editors/read-texts.ts';
import { folderKinds, type Content } from './config.ts';

/** What there is to edit among the texts of all kinds. */
export function readContent(files: TextFile[]): Content {
  const texts = files.map((text) => expandTextFile(text, files));
  const linkable = texts.filter((text) => textKinds[text.kind].hasOwnPage && hasRoute(text));
  const published = createFolderReader(texts, new Date());
  return {
    singles: texts
      .filter(({ kind }) => !folderKinds.includes(kind))
      .map(({ kind, slug }) => ({ kind, slug })),
    authors: [teamAuthor, ...texts.filter(({ kind }) => kind === 'team').map(({ slug }) => slug)],
    texts: texts
      .filter(({ kind }) => folderKinds.includes(kind))
      .map((text) => ({
        folder: textKinds[text.kind].folder,
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
