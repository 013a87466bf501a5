import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { isMap, isNode, isScalar, isSeq, parseDocument, visit, type Document } from 'yaml';

import { forgive } from '../../../content/markdown/forgive.ts';
import { createProblem, placeAt, type Problem, type Located } from '../problems/problem.ts';
import { readWithinLimits } from './limits.ts';
import { describeYamlProblem } from '../problems/yaml.ts';
import { collections, type CollectionName } from './collections.ts';
import { listFiles } from './list-files.ts';

/** Matches the YAML fields at the top of a file. */
const frontmatter = /^\s*---([^]*?\n)---/;

/** A file below content/ with YAML fields and an MDX text under them. */
export interface TextFile extends Located {
  collection: CollectionName;
  /** The id of the entry: the path below the collection's folder, without extension. */
  slug: string;
  /** The source of the fields, its syntax tree, and its offset in the file. */
  yaml: { source: string; tree: Document; start: number };
  /** `undefined` when the YAML does not parse; `problems` says why. */
  fields: Record<string, unknown> | undefined;
  /** The text under the fields, padded so that line numbers match the file. */
  body: string;
  problems: Problem[];
}

/** Reads the texts of all collections in the project at `root`, by collection and name. */
export function readTextFiles(root: string): TextFile[] {
  return (Object.keys(collections) as CollectionName[]).flatMap((collection) => {
    const { folder, pattern } = collections[collection];
    const names = listFiles(pattern, join(root, 'content', folder));
    return names.map((name) => {
      const file = `content/${folder}/${name}`;
      return parseTextFile(file, collection, readFileSync(join(root, file), 'utf8'));
    });
  });
}

/** Returns the collection of a file, or `undefined`. */
export const findCollection = (file: string) =>
  (Object.keys(collections) as CollectionName[]).find((collection) => {
    const { folder, pattern } = collections[collection];
    return matchesGlob(file, `content/${folder}/${pattern}`);
  });

/** Parses the fields of a text file, with their problems. */
export const parseTextFile = (file: string, collection: CollectionName, text: string) => {
  const refuse = (problems: Problem[]) => ({ ...readTextFile(file, collection, ''), problems });
  // Checked twice: the normalised text may be nested deeper.
  const readForgiven = () => {
    const forgiven = forgive(text);
    return readWithinLimits<TextFile>(file, forgiven, () => readTextFile(file, collection, forgiven), refuse);
  };
  return readWithinLimits<TextFile>(file, text, readForgiven, refuse);
};

function readTextFile(file: string, collection: CollectionName, text: string): TextFile {
  const isData = file.endsWith('.yaml');
  const [whole = '', source] = isData ? [text, text] : (frontmatter.exec(text) ?? []);
  const start = isData ? 0 : whole.indexOf('---') + '---'.length;
  const tree = parseDocument(source ?? '', { customTags: ['timestamp'], prettyErrors: false });
  const error = findUnknownAlias(tree) ?? tree.errors[0] ?? tree.warnings[0];
  const common = {
    file,
    collection,
    text,
    yaml: { source: source ?? '', tree, start },
    slug: readSlug(file, collection),
    body: whole.replace(/.+/g, '') + text.slice(whole.length),
    fields: undefined,
    locate: (path: PropertyKey[]) => placeAt(text, start + findOffset(tree, path)),
  };
  if (source === undefined) {
    const message = 'de velden ontbreken: zet ze bovenaan, tussen twee regels met ---';
    return { ...common, problems: [createProblem(file, message)] };
  }
  if (error) {
    const line = source.slice(source.lastIndexOf('\n', error.pos[0] - 1) + 1, error.pos[0]);
    const [opened] = /(?<=[:-] +)["'[{]/.exec(line) ?? [];
    const message = `de velden zijn niet te lezen: ${describeYamlProblem(error, opened)}`;
    return { ...common, problems: [createProblem(file, message, placeAt(text, start + error.pos[0]))] };
  }
  const fields = isMap(tree.contents) ? (tree.toJS() as Record<string, unknown>) : {};
  return { ...common, fields, problems: [] };
}

/** Returns the slug of a file in a collection. */
export const readSlug = (file: string, collection: CollectionName) =>
  file.slice(`content/${collections[collection].folder}/`.length).replace(/\/index\.yaml$|\.\w+$/, '');

/** Finds an unquoted text that starts with `*`: YAML parses it as an alias, and fails only when resolving it. */
function findUnknownAlias(tree: Document.Parsed) {
  let found: { code: string; message: string; pos: [number] } | undefined;
  visit(tree, {
    Alias: (_key, { source, range }) => {
      found ??= { code: 'BAD_ALIAS', message: `Alias *${source}`, pos: [range?.[0] ?? 0] };
    },
  });
  return found;
}

/** Returns the offset of a field or list item, or of its nearest existing ancestor. */
function findOffset(tree: Document, path: PropertyKey[]): number {
  if (path.length === 0) return 0;
  const around = path.slice(0, -1);
  const key = path.at(-1);
  const group = tree.getIn(around, true);
  let node: unknown;
  if (isMap(group)) node = group.items.find((item) => isScalar(item.key) && item.key.value === key)?.key;
  if (isSeq(group)) node = group.items[Number(key)];
  return (isNode(node) && node.range?.[0]) || findOffset(tree, around);
}
