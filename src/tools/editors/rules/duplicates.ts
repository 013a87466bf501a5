import { ContentError } from '../../../collections/faults/zod.ts';
import { listRelatedFaults } from '../../../collections/article-list.ts';
import { describeUnknownSolution } from '../../../collections/case-solution.ts';
import { textKinds } from '../../../collections/kinds.ts';
import { describeHomelessModel } from '../../../collections/screens.ts';
import { claimSlug } from '../../../collections/loader.ts';
import { describeUnknownAuthor, teamAuthor } from '../../../collections/author.ts';
import type { Fault } from '../fault.ts';
import type { TextFile } from '../text-file.ts';
import { placeholder } from './tips.ts';

/** Values that only one file may have: of its kind, or of all. */
const unique = [
  { field: 'order', among: ({ kind }: TextFile): string => kind },
  { field: 'number', among: ({ kind }: TextFile): string => kind },
  { field: 'seoTitle', among: () => 'alle' },
];

/** Values that two files share and may not, file names that are no address, and names of files that do not exist. */
export function checkAcrossFiles(texts: TextFile[]): Fault[] {
  return [...checkUnique(texts), ...checkNames(texts), ...checkRelated(texts), ...checkReferences(texts)];
}

function checkUnique(texts: TextFile[]): Fault[] {
  const owners = new Map<string, TextFile>();
  return texts.flatMap((text) =>
    unique.flatMap(({ field, among }) => {
      const value = text.fields?.[field];
      if (value === undefined || String(value).startsWith(placeholder)) return [];
      const key = `${field} ${among(text)} ${String(value)}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? text);
      const message = `veld "${field}": ${String(value)} staat ook in ${owner?.file}; kies een andere`;
      return owner ? [{ file: text.file, message, tip: false, ...text.locate([field]) }] : [];
    }),
  );
}

function checkNames(texts: TextFile[]): Fault[] {
  const claimed = new Map(texts.map(({ kind }) => [kind, new Map<string, string>()]));
  return texts.flatMap(({ file, kind }) => {
    const base = `content/${textKinds[kind].folder}`;
    try {
      claimSlug(file.slice(base.length + 1), base, claimed.get(kind) ?? new Map());
      return [];
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      return cause.faults.map((message) => ({ file, line: 1, column: 1, message, tip: false }));
    }
  });
}

function checkRelated(texts: TextFile[]): Fault[] {
  const articles = texts.filter(({ kind }) => kind === 'articles');
  const known = new Set(articles.map(({ slug }) => slug));
  return articles.flatMap(({ file, slug, fields, locate }) => {
    const related = fields?.['related'];
    if (!Array.isArray(related)) return [];
    return listRelatedFaults(slug, related.map(String), known).map(({ path, message }) => ({
      ...{ file, message, tip: false },
      ...locate(path),
    }));
  });
}

/** Fields that name a file of another kind; without a field it is the file's own name. */
const references = [
  { kind: 'articles', field: 'author', among: 'team', always: teamAuthor, describe: describeUnknownAuthor },
  { kind: 'featuredCases', field: 'solution', among: 'solutions', describe: describeUnknownSolution },
  { kind: 'maquettes', among: 'solutions', describe: describeHomelessModel },
];

function checkReferences(texts: TextFile[]): Fault[] {
  const known = new Set(texts.map(({ kind, slug }) => `${kind} ${slug}`));
  return references.flatMap(({ kind, field, among, always, describe }) =>
    texts.flatMap((text) => {
      const slug = field ? text.fields?.[field] : text.slug;
      if (text.kind !== kind || typeof slug !== 'string' || slug === always) return [];
      if (known.has(`${among} ${slug}`)) return [];
      const place = field ? text.locate([field]) : { line: 1, column: 1 };
      return [{ file: text.file, message: describe(slug), tip: false, ...place }];
    }),
  );
}
