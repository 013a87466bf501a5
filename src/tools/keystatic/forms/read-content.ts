import { teamAuthor } from '../../../content/article-categories.ts';
import { textKinds } from '../../editors/files/kinds.ts';
import { describeStatus } from '../../../content/status.ts';
import type { TextFile } from '../../editors/files/text-file.ts';
import { readScreenId } from '../../../site/addresses.ts';
import { countedCollections, writeCounts } from '../../../site/counts.ts';
import { listFigures } from '../../../site/figures.ts';
import { hasRoute } from '../../editors/addresses.ts';
import { findSprints } from '../../editors/rules/figures.ts';
import { collectionKinds, type Content } from './config.ts';
import { nameCollection } from './forms.ts';

/** What there is to edit among the texts of all kinds. */
export function readContent(texts: TextFile[]): Content {
  const now = new Date();
  const figures = readFigures(texts, now);
  const title = (text: TextFile) =>
    titleOf(text).replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
  const linkable = texts.filter((text) => textKinds[text.kind].hasOwnPage && hasRoute(text));
  return {
    singles: texts
      .filter(({ kind }) => !collectionKinds.includes(kind))
      .map(({ kind, slug }) => ({ kind, slug })),
    authors: [teamAuthor, ...texts.filter(({ kind }) => kind === 'team').map(({ slug }) => slug)],
    texts: texts
      .filter(({ kind }) => collectionKinds.includes(kind))
      .map((text) => ({
        collection: nameCollection(text.kind),
        slug: text.slug,
        title: title(text),
        status: describeStatus(text.fields ?? {}, now),
      })),
    pages: linkable.map((text) => ({ value: textKinds[text.kind].href(text.slug), label: title(text) })),
    models: Object.fromEntries(
      texts.filter(({ kind }) => kind === 'maquettes').map((model) => [model.slug, readModel(model, texts)]),
    ),
    figures,
  };
}

function readFigures(texts: TextFile[], now: Date): Record<string, string> {
  const published = texts.filter(({ fields = {} }) => describeStatus(fields, now) === undefined);
  const counts = Object.entries(countedCollections).map(([name, collection]) => [
    name,
    published.filter(({ kind }) => kind === collection).length,
  ]);
  return {
    ...listFigures(findSprints(texts, now)),
    ...writeCounts(Object.fromEntries(counts) as Record<string, number>),
  };
}

function readModel({ slug, fields }: TextFile, texts: TextFile[]) {
  const roles = [fields?.['roles'] ?? []].flat() as { name?: unknown }[];
  const screens = texts.filter((text) => text.kind === 'screens' && text.slug.startsWith(`${slug}/`));
  return {
    roles: roles.map(({ name }) => String(name)),
    screens: screens.map((screen) => ({ value: `#${readScreenId(screen.slug)}`, label: titleOf(screen) })),
  };
}

/** What editors call a text. */
export const titleOf = ({ fields = {}, slug }: Pick<TextFile, 'fields' | 'slug'>) =>
  String(fields['title'] ?? fields['name'] ?? slug);
