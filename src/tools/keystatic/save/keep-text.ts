import { isDeepStrictEqual } from 'node:util';

import { mdxToMdast } from 'satteri';
import { isScalar, parseDocument, stringify, type Pair, type YAMLMap } from 'yaml';

import { writeBlock, type Nodes } from './house-style.ts';

const fieldsAndBody = /^---\n(.*?)^---\n(.*)/ms;

/**
 * What to save of an MDX file that the editor wrote: each field and each block that means what it meant before keeps
 * the bytes it had, and the rest is written as the site's files are; `defaults` are what a field is when it is left out. So a save shows in git as what was changed.
 */
export function keepText(before: string, written: string, defaults: Record<string, unknown> = {}): string {
  const [, fields = '', body = ''] = fieldsAndBody.exec(written) ?? [];
  const [, fieldsBefore = '', bodyBefore = ''] = fieldsAndBody.exec(before) ?? [];
  return `---\n${keepFields(fieldsBefore, fields, defaults)}---\n${keepBody(bodyBefore, body)}`;
}

interface Field {
  value: unknown;
  /** The field's own lines. */
  source: string;
}

function keepFields(before: string, written: string, defaults: Record<string, unknown>): string {
  const old = readFields(before);
  const fields = readFields(written);
  const kept = [...old].flatMap(([key, { value, source }]) => {
    const field = fields.get(key);
    // The editor leaves out what is so by default.
    if (!field) return value === defaults[key] ? source : [];
    return isDeepStrictEqual(field.value, value) ? source : writeField(key, field.value);
  });
  const added = [...fields]
    .filter(([key]) => !old.has(key))
    .map(([key, { value }]) => writeField(key, value));
  // What stands above the first field, such as a remark.
  const [head = ''] = /^(?:[ \t]*(?:#.*)?\n)*/.exec(before) ?? [];
  return [head, ...kept, ...added].join('');
}

const writeField = (key: string, value: unknown) => stringify({ [key]: value }, { lineWidth: 0 });

function readFields(source: string): Map<string, Field> {
  const { contents } = parseDocument(source);
  const pairs = ((contents as YAMLMap | null)?.items ?? []) as Pair[];
  const starts = pairs.map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0));
  return new Map(
    pairs.map(({ key, value }, index) => [
      String(key),
      {
        value: (value as { toJSON?: () => unknown } | null)?.toJSON?.() ?? null,
        source: source.slice(starts[index], starts[index + 1]),
      },
    ]),
  );
}

interface Block {
  source: string;
  /** The block in the site's style: two blocks that mean the same are the same here. */
  style: string;
}

function keepBody(before: string, written: string): string {
  const old = readBlocks(before);
  const blocks = readBlocks(written);
  if (
    isDeepStrictEqual(
      old.map(({ style }) => style),
      blocks.map(({ style }) => style),
    )
  )
    return before;
  const sources = new Map(old.map(({ style, source }) => [style, source]));
  return blocks.map(({ style }) => `\n${sources.get(style) ?? style}\n`).join('');
}

function readBlocks(body: string): Block[] {
  const { children } = mdxToMdast(body) as unknown as Extract<Nodes, { type: 'root' }>;
  return children.map((block: Nodes) => ({
    source: body.slice(block.position?.start.offset, block.position?.end.offset),
    style: writeBlock(block),
  }));
}
