import { textOf, type TextNode } from '../body.ts';
import type { Fault } from '../fault.ts';

/** The headings of a text in their order: they start at `##`, skip no level, and no two are the same. */
export function checkHeadings(file: string, nodes: TextNode[], { allowed }: { allowed: boolean }): Fault[] {
  const headings = nodes.filter(({ type }) => type === 'heading');
  const names = headings.map((heading) => textOf(heading).trim().toLowerCase());
  const faults = headings.flatMap((heading, index) => {
    const message = allowed
      ? names.indexOf(names[index] ?? '') < index && 'deze kop staat er twee keer; geef hem een eigen naam'
      : 'hier horen geen koppen; maak er een gewone alinea van';
    return message ? [faultAt(file, heading, message)] : [];
  });
  return allowed ? [...checkLevels(file, nodes), ...faults] : faults;
}

function checkLevels(file: string, nodes: TextNode[]): Fault[] {
  let above = 1;
  return nodes.flatMap((node) => {
    const level = levelOf(node);
    if (level === undefined) return [];
    const message = describeLevel(level, above, node.type === 'heading');
    above = level;
    return message ? [faultAt(file, node, message)] : [];
  });
}

/** The title of a Card is a heading of the third level. */
function levelOf({ type, depth, name }: TextNode): number | undefined {
  if (type === 'heading') return depth;
  return type === 'mdxJsxFlowElement' && name === 'Card' ? 3 : undefined;
}

function describeLevel(level: number, above: number, isHeading: boolean): string | undefined {
  if (level === 1) return 'de kop met één # maakt de site zelf; begin met ##';
  if (level <= above + 1) return undefined;
  const needed = '#'.repeat(above + 1);
  if (!isHeading) return 'boven een Card hoort een kop met ##';
  return `deze kop slaat een niveau over; schrijf ${needed} in plaats van ${'#'.repeat(level)}`;
}

function faultAt(file: string, { position }: TextNode, message: string): Fault {
  const { line, column } = position.start;
  return { file, line, column, message, tip: false };
}
