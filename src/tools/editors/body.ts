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
  /** Level of a heading: 1 to 6. */
  depth?: number;
  /** Of a list; `start` is its first number. */
  ordered?: boolean;
  start?: number | null;
  /** Of a link or image. */
  url?: string;
  value?: string;
  /** Of a component. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** A parsed text. */
interface Body {
  /** All nodes in document order; empty when the text does not parse. */
  nodes: TextNode[];
  /** The ids of the headings. */
  anchors: string[];
  /** Parse errors, and headings without words. */
  problems: Problem[];
}

/** A file with its parsed text. */
export type ReadText = TextFile & Body;

/** Parses the text of a file and adds its problems to those of the fields. */
export function readText(text: TextFile): ReadText {
  const body = readBody(text);
  return { ...text, ...body, problems: [...text.problems, ...body.problems] };
}

/** Parses a text with the compiler that the build uses. */
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

/** Returns the ids that the build gives the headings; throws where the build would fail. */
function readAnchors(body: string): string[] {
  const { features, hastPlugins } = markdownOptions;
  const data = { astro: { headings: [] as MarkdownHeading[] } as DataMap['astro'] };
  mdxToJs(body, { features, hastPlugins: [...hastPlugins, satteriHeadingIdsPlugin()], data });
  return (data.astro?.headings ?? []).map(({ slug }) => slug);
}

/** Returns the words of a node, without markup and comments. */
export function textOf({ type, value = '', children = [] }: TextNode): string {
  return (type.endsWith('Expression') ? '' : value) + children.map(textOf).join('');
}

/** Returns the value of an attribute: a string, or the JSON between braces; `undefined` for any other expression. */
export function readData(attribute: unknown): unknown {
  const { value: code } = (attribute ?? {}) as { value?: unknown };
  if (typeof code !== 'string') return attribute;
  try {
    return JSON.parse(code);
  } catch {
    return undefined;
  }
}

/** Returns a node and all its descendants. */
export function listNodes(node: TextNode): TextNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

/** Returns the offset of the first unclosed `{`; the parser reports the end of the text instead. */
function findOpenBrace(text: string): number {
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return open[0] ?? text.length;
}
