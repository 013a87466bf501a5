import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import { mdxToJs, mdxToMdast, type DataMap } from 'satteri';

import { markdownOptions } from '../../content/markdown/markdown.ts';
import { createProblem, placeAt, type Problem, type Place } from './problems/problem.ts';
import { adviseOnLine, adviseOnMdx } from './problems/mdx.ts';
import type { TextFile } from './files/text-file.ts';

/** A node of a text's tree: mdast with MDX. */
export interface TextNode {
  type: string;
  position: Record<'start' | 'end', Place & { offset: number }>;
  children?: TextNode[];
  /** Of a heading: 1 to 6. */
  depth?: number;
  /** Of a list, with the number that it starts at. */
  ordered?: boolean;
  start?: number | null;
  /** Of a link or image. */
  url?: string;
  value?: string;
  /** Of a part. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** A text as the build reads it. */
interface Body {
  /** Every node, in the order of the text; empty when the text cannot be read. */
  nodes: TextNode[];
  /** The ids of the headings. */
  anchors: string[];
  /** What cannot be read, and headings without words. */
  problems: Problem[];
}

/** A file with what was read in its text. */
export type ReadText = TextFile & Body;

/** Reads the text of a file too; its problems are those of its fields and of its text. */
export function readText(text: TextFile): ReadText {
  const body = readBody(text);
  return { ...text, ...body, problems: [...text.problems, ...body.problems] };
}

/** Reads a text with the build's own reader. */
export function readBody({ file, body }: { file: string; body: string }): Body {
  try {
    const anchors = readAnchors(body);
    const nodes = listNodes(mdxToMdast(body) as TextNode);
    const wordless = nodes.filter((node) => node.type === 'heading' && !/[\p{L}\p{Nd}]/u.test(textOf(node)));
    const problems = wordless.map(({ children, position }) => {
      const what =
        children?.length === 0 ? 'is leeg; geef hem woorden' : 'heeft geen letters; geef de kop woorden';
      return createProblem(file, `deze kop ${what} of haal hem weg`, position.start);
    });
    return { nodes, anchors, problems };
  } catch (cause) {
    const [, line, column, message] = /(\d+):(\d+): (.*)$/s.exec(String(cause)) ?? [];
    if (!line || !message) throw cause;
    const place = message.includes('closing brace')
      ? placeAt(body, findOpenBrace(body))
      : { line: Number(line), column: Number(column) };
    const words = body.split('\n')[place.line - 1] ?? '';
    const advice =
      adviseOnLine(words, place.column) ??
      adviseOnMdx(message) ??
      `hier is de tekst niet te lezen (${message})`;
    return { nodes: [], anchors: [], problems: [createProblem(file, advice, place)] };
  }
}

/** The ids of the headings as pages have them; throws at the first thing that the build cannot read. */
function readAnchors(body: string): string[] {
  const { features, hastPlugins } = markdownOptions;
  const data = { astro: { headings: [] as MarkdownHeading[] } as DataMap['astro'] };
  mdxToJs(body, { features, hastPlugins: [...hastPlugins, satteriHeadingIdsPlugin()], data });
  return (data.astro?.headings ?? []).map(({ slug }) => slug);
}

/** The words of a node, without its markup and the code that a text may hold: comments. */
export function textOf({ type, value = '', children = [] }: TextNode): string {
  return (type.endsWith('Expression') ? '' : value) + children.map(textOf).join('');
}

/** What an attribute is given: a text, or data between braces; nothing where those hold something else. */
export function readData(attribute: unknown): unknown {
  const { value: code } = (attribute ?? {}) as { value?: unknown };
  if (typeof code !== 'string') return attribute;
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

/** A node with all that it holds. */
export function listNodes(node: TextNode): TextNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

/** The offset of the first `{` that is never closed; the reader only reports the end of the text. */
function findOpenBrace(text: string): number {
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return open[0] ?? text.length;
}
