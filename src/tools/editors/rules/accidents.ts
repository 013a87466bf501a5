import { createTip, type Problem } from '../problems/problem.ts';
import type { ReadText, TextNode } from '../body.ts';

type Read = (node: TextNode) => string;
type Found = [at: TextNode, message: string | undefined];

/** Returns tips for accidental Markdown: a heading, a list, italics, or a row with another number of cells. */
export function checkAccidents({ file, body, nodes }: ReadText): Problem[] {
  const lines = body.split('\n');
  const read: Read = ({ position: { start } }) => lines[start.line - 1]?.slice(start.column - 1) ?? '';
  const lists = nodes.filter(({ type }) => type === 'list');
  const found = nodes.flatMap((node): Found[] => {
    const { type, children = [] } = node;
    switch (type) {
      case 'heading':
        return [[node, describeHeading(node, read)]];
      case 'emphasis':
        return [[node, describeStar(node, lines)]];
      case 'list':
        return children.map((item) => [item, describeItem(read(item), node, lists)]);
      case 'table':
        return children.slice(1).map((row) => [row, describeRow(read(row).trim(), node)]);
      default:
        return [];
    }
  });
  return found.flatMap(([at, message]) => (message ? createTip(file, message, at.position.start) : []));
}

function describeHeading(node: TextNode, read: Read): string | undefined {
  return node.depth === 2 && !read(node).startsWith('#')
    ? 'de regel met --- maakt hiervan een kop; zet er een lege regel tussen, of zet ## voor de kop'
    : undefined;
}

/** Returns a message for a star between numbers or letters: 10*20*30. */
function describeStar({ position: { start } }: TextNode, lines: string[]): string | undefined {
  const around = (lines[start.line - 1] ?? '').slice(start.column - 2, start.column + 1);
  return /^[\p{L}\d]\*[\p{L}\d]/u.test(around)
    ? 'de * maakt dit schuin; schrijf \\* of × als je ‘keer’ bedoelt'
    : undefined;
}

function describeItem(words: string, list: TextNode, lists: TextNode[]): string | undefined {
  const { children = [], ordered, start } = list;
  const isAlone = children.length === 1;
  // A list may continue after a component.
  const goesOn = lists.some((other) => (other.start ?? 0) + (other.children?.length ?? 0) === start);
  const [year] = /^\d{4}(?=[.)])/.exec(words) ?? [];
  const number = year ?? (isAlone && ordered && !goesOn && Number(start) > 1 ? String(start) : undefined);
  if (number)
    return `${number} met een punt maakt hier een lijst; schrijf ${number}\\. of begin de zin anders`;
  const [sign] = /^[-+*](?=\s+(?:€\s*)?\d)/.exec(words) ?? [];
  return isAlone && sign
    ? `${sign} maakt hier een lijst van één regel; schrijf \\${sign} als het bij het getal hoort`
    : undefined;
}

function describeRow(words: string, table: TextNode): string | undefined {
  const width = table.children?.[0]?.children?.length ?? 0;
  const codes = Array.from(words.matchAll(/`[^`]*`/g), ([code]) => code);
  const split = codes.find((code) => /(?<!\\)\|/.test(code));
  if (split) return `de | in ${split} begint een nieuwe cel; schrijf \\|`;
  // The parser pads short rows.
  const cells = words.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
  return cells === width ? undefined : `deze rij heeft ${count(cells)} en de kop ${count(width)}`;
}

const count = (cells: number) => `${cells} ${cells === 1 ? 'cel' : 'cellen'}`;
