import { createTip, type Fault } from '../../../collections/faults/fault.ts';
import type { TextFile } from '../../../collections/text-file.ts';
import type { TextNode } from '../body.ts';

interface List extends TextNode {
  ordered?: boolean;
  start?: number | null;
}

/** Tips for what Markdown may have made of a line by accident: a heading, a list, or another number of cells. */
export function checkAccidents({ file, body }: Pick<TextFile, 'file' | 'body'>, nodes: TextNode[]): Fault[] {
  const lines = body.split('\n');
  const lineOf = (node: TextNode) => lines[node.position.start.line - 1] ?? '';
  return nodes.flatMap((node) => {
    const messages = describe(node, lineOf);
    return messages.map(([at, message]) => createTip(file, message, at.position.start));
  });
}

function describe(node: TextNode, lineOf: (node: TextNode) => string): [at: TextNode, message: string][] {
  const line = lineOf(node);
  const { children = [] } = node;
  switch (node.type) {
    case 'heading':
      return /^[\s>]*#/.test(line) || node.depth !== 2
        ? []
        : [
            [
              node,
              'de regel met --- maakt hiervan een kop; zet er een lege regel tussen, of zet ## voor de kop',
            ],
          ];
    case 'list':
      return describeList(node, lineOf);
    case 'table': {
      const width = children[0]?.children?.length ?? 0;
      return children.slice(1).flatMap((row) => describeRow(row, lineOf(row), width));
    }
    default:
      return [];
  }
}

function describeList(list: List, lineOf: (node: TextNode) => string): [at: TextNode, message: string][] {
  const { children = [], ordered, start } = list;
  return children.flatMap((item): [at: TextNode, message: string][] => {
    const words = lineOf(item).slice(item.position.start.column - 1);
    const [year] = /^\d{4}(?=[.)])/.exec(words) ?? [];
    const isAlone = children.length === 1;
    if (year || (isAlone && ordered && Number(start) > 1)) {
      const number = year ?? String(start);
      return [
        [item, `${number} met een punt maakt hier een lijst; schrijf ${number}\\. of begin de zin anders`],
      ];
    }
    const [sign] = /^[-+*](?=\s+(?:€\s*)?\d)/.exec(words) ?? [];
    return isAlone && sign
      ? [[item, `${sign} maakt hier een lijst van één regel; schrijf \\${sign} als het bij het getal hoort`]]
      : [];
  });
}

function describeRow(row: TextNode, line: string, width: number): [at: TextNode, message: string][] {
  const [code] = Array.from(line.matchAll(/`[^`]*`/g), ([span]) => span).filter((span) =>
    /(?<!\\)\|/.test(span),
  );
  if (code) return [[row, `de | in ${code} begint een nieuwe cel; schrijf \\|`]];
  // The reader fills a row that is short.
  const cells = line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
  const count = (number: number) => `${number} ${number === 1 ? 'cel' : 'cellen'}`;
  return cells === width ? [] : [[row, `deze rij heeft ${count(cells)} en de kop ${count(width)}`]];
}
