import { extractFrontmatter, parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { isMap, isScalar, isSeq, parseDocument, type Node } from 'yaml';

import { describeYamlFault } from '../../collections/faults/yaml.ts';
import type { TextKind } from '../../collections/kinds.ts';
import { placeAt, type Place, type Fault } from './fault.ts';

/** An MDX file below content/, read for checking. */
export interface TextFile {
  file: string;
  kind: TextKind;
  /** The file's name without its ending. */
  slug: string;
  text: string;
  /** The fields as the build reads them; `undefined` when they cannot be read, which is then in `faults`. */
  fields: Record<string, unknown> | undefined;
  /** The text under the fields; blanks stand for the fields, so that places are those of the file. */
  body: string;
  /** Why the fields cannot be read. */
  faults: Fault[];
  /** Where a field stands; where it is missing, the nearest field around it. */
  locate: (path: PropertyKey[]) => Place;
}

/** Reads the fields of a text with the build's own reader and finds out where each of them stands. */
export function readTextFile(file: string, kind: TextKind, text: string): TextFile {
  const slug = file.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  const raw = extractFrontmatter(text);
  const start = raw === undefined ? 0 : text.indexOf(raw);
  const end = raw === undefined ? 0 : start + raw.length + '---'.length;
  const body = text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
  const tree = parseDocument(raw ?? '', { strict: false, uniqueKeys: false }).contents;
  const common = {
    ...{ file, kind, slug, text, body },
    locate: (path: PropertyKey[]) => placeAt(text, start + findOffset(tree, path)),
  };
  if (raw === undefined) {
    const message = 'de velden ontbreken: zet ze bovenaan, tussen twee regels met ---';
    return { ...common, fields: undefined, faults: [{ file, line: 1, column: 1, message, tip: false }] };
  }
  try {
    return { ...common, fields: parseFrontmatter(text).frontmatter, faults: [] };
  } catch (cause) {
    const { reason, mark } = cause as { reason: string; mark: { line: number; column: number } };
    const line = placeAt(text, start).line + mark.line;
    const message = `de velden zijn niet te lezen: ${describeYamlFault(reason)}`;
    return {
      ...common,
      fields: undefined,
      faults: [{ file, line, column: mark.column + 1, message, tip: false }],
    };
  }
}

function findOffset(node: Node | null, path: PropertyKey[]): number {
  const [key, ...rest] = path;
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    if (pair) {
      const own = (pair.key as Node).range?.[0] ?? 0;
      return Math.max(own, rest.length === 0 ? 0 : findOffset(pair.value as Node | null, rest));
    }
  }
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined;
    if (item) return Math.max(item.range?.[0] ?? 0, rest.length === 0 ? 0 : findOffset(item, rest));
  }
  return 0;
}
