import { createFault, placeAt, type Fault, type Place } from './faults/fault.ts';
import { adviseOnLine, adviseOnMdx } from './faults/mdx.ts';
import { readMdx } from './read-mdx.ts';

/** A node of a text's tree: mdast with MDX. */
export interface TextNode {
  type: string;
  position: Record<'start' | 'end', Place & { offset: number }>;
  children?: TextNode[];
  /** Of a heading: 1 to 6. */
  depth?: number;
  /** Of a link or image. */
  url?: string;
  value?: string;
  /** Of a part. */
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** A text as the build reads it. */
export interface Body {
  /** Every node, in the order of the text; empty when the text cannot be read. */
  nodes: TextNode[];
  /** The ids of the headings. */
  anchors: string[];
  /** What cannot be read, and headings without words. */
  faults: Fault[];
}

/** Reads a text with the build's own reader. */
export function readBody({ file, body }: { file: string; body: string }): Body {
  try {
    const { tree, anchors } = readMdx(body);
    const nodes = listNodes(tree as TextNode);
    const wordless = nodes.filter((node) => node.type === 'heading' && !/[\p{L}\p{Nd}]/u.test(textOf(node)));
    const faults = wordless.map(({ children, position }) => {
      const what =
        children?.length === 0 ? 'is leeg; geef hem woorden' : 'heeft geen letters; geef de kop woorden';
      return createFault(file, `deze kop ${what} of haal hem weg`, position.start);
    });
    return { nodes, anchors, faults };
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
    return { nodes: [], anchors: [], faults: [createFault(file, advice, place)] };
  }
}

/** The words of a node, without its markup. */
export function textOf({ type, value = '', children = [] }: TextNode): string {
  return (isComment(type) ? '' : value) + children.map(textOf).join('');
}

/** All code that a text may hold. */
const isComment = (type: string) => type.endsWith('Expression');

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
