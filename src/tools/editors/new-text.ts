import { selectPublished } from '../../content/article-list.ts';
import { textKinds, type TextKind } from './files/kinds.ts';
import { articleSchema } from '../../content/schemas.ts';
import { describeStatus } from '../../content/status.ts';
import { parseTextFile, type TextFile } from './files/text-file.ts';
import { toIsoDate } from '../../site/dates.ts';
import { photoKeys } from '../../site/photos.ts';
import { UsageError } from './choose.ts';
import { checkFields } from './rules/fields.ts';
import { listNameFaults } from './rules/names.ts';
import { createSlug } from './slug.ts';
import { createArticle, createCase, createSolution } from './templates.ts';

/** What an editor said about the new text. */
export interface NewTextOptions {
  title: string;
  /** Category or icon. */
  choice: string;
  /** Key of a photo; the first that no text of this kind shows when it is not given. */
  photo?: string | undefined;
}

/** The kinds of text that an editor can start. */
export type NewKind = Extract<TextKind, 'articles' | 'featuredCases' | 'solutions'>;

/** A file to write: a draft that the build accepts. Throws a UsageError where the options do not allow one. */
export async function startText(kind: NewKind, options: NewTextOptions, texts: TextFile[], now: Date) {
  const { title, choice, photo } = options;
  const siblings = texts.filter((text) => text.kind === kind);
  const slug = createSlug(title);
  const file = `content/${textKinds[kind].folder}/${slug}.mdx`;
  checkAddress({ file, slug, kind }, siblings, now);
  const image = photo ?? findPhoto(siblings);
  const order = 1 + Math.max(0, ...siblings.map(({ fields }) => Number(fields?.['order'] ?? 0)));
  const create: Record<NewKind, () => string> = {
    articles: () => {
      const related = findRelated(choice, siblings, now);
      return createArticle(title, { category: choice, date: toIsoDate(now), image, related });
    },
    featuredCases: () => createCase(title, { order, category: choice, solution: findSolution(texts), image }),
    solutions: () => createSolution(title, { order, icon: choice }),
  };
  const text = create[kind]();
  const faults = await checkFields(parseTextFile(file, kind, text));
  if (faults.length > 0) throw new UsageError(faults.map(({ message }) => message).join('\n'));
  return { file, text };
}

function checkAddress(made: Pick<TextFile, 'file' | 'slug' | 'kind'>, siblings: TextFile[], now: Date): void {
  if (made.slug === '') throw new UsageError('Geef een titel met letters, tussen aanhalingstekens.');
  const existing = siblings.find((sibling) => sibling.slug === made.slug);
  if (existing) {
    const status = describeStatus(existing.fields ?? {}, now);
    const which = status ? ` (${status.toLowerCase()})` : '';
    throw new UsageError(
      `${existing.file} bestaat al${which}; kies een andere titel of werk aan dat bestand verder.`,
    );
  }
  const [fault] = listNameFaults(made, []);
  if (fault) throw new UsageError(fault.message);
}

function findPhoto(siblings: TextFile[]): string {
  const used = siblings.map(({ fields }) => fields?.['image']);
  return photoKeys.find((key) => !used.includes(key)) ?? photoKeys[0] ?? '';
}

/** The first solution, for the editor to choose another. */
function findSolution(texts: TextFile[]): string {
  const solution = texts.find(({ kind }) => kind === 'solutions');
  if (!solution) throw new UsageError('Er is nog geen oplossing waar de case bij hoort.');
  return solution.slug;
}

/** Two published articles to read next: of the same category first, then the newest. */
function findRelated(category: string, siblings: TextFile[], now: Date): string[] {
  const articles = siblings.flatMap(({ slug, fields }) => {
    const { data } = articleSchema.safeParse(fields);
    return data ? { ...data, slug } : [];
  });
  const published = selectPublished(articles, now);
  const alike = published.filter((article) => article.category === category);
  const related = [...new Set([...alike, ...published])].slice(0, 2).map(({ slug }) => slug);
  if (related.length === 2) return related;
  throw new UsageError('Er zijn nog geen twee andere artikelen om naar te verwijzen.');
}
