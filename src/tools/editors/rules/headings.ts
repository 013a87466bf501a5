import { createFault, type Fault } from '../faults/fault.ts';
import { frameAnchors } from '../addresses.ts';
import { textOf, type Body, type TextNode } from '../body.ts';
import { textKinds } from '../files/kinds.ts';
import type { TextFile } from '../files/text-file.ts';

/** The headings of a text: they start at `##`, skip no level, and no two are the same; a short text has none. */
export function checkHeadings(file: string, nodes: TextNode[], { allowed }: { allowed: boolean }): Fault[] {
  const names = new Set<string>();
  let above = 1;
  return nodes.flatMap((node) => {
    const level = levelOf(node);
    if (level === undefined) return [];
    const name = textOf(node).trim().toLowerCase();
    const isHeading = node.type === 'heading';
    const isTwice = isHeading && names.has(name);
    const messages = allowed
      ? [
          ...describeLevel(level, above, isHeading),
          ...(isTwice ? ['deze kop staat er twee keer; geef hem een eigen naam'] : []),
        ]
      : ['hier horen geen koppen; maak er een gewone alinea van'];
    if (isHeading) names.add(name);
    above = level;
    return messages.map((message) => createFault(file, message, node.position.start));
  });
}

/** Headings whose id the page has already, so that a link to it leads elsewhere. */
export function checkHeadingIds(
  { file, kind }: Pick<TextFile, 'file' | 'kind'>,
  { nodes, anchors }: Pick<Body, 'nodes' | 'anchors'>,
): Fault[] {
  const taken: string[] = [...frameAnchors, ...textKinds[kind].anchors];
  const headings = nodes.filter(({ type }) => type === 'heading');
  return headings.flatMap((node, index) => {
    const id = anchors[index] ?? '';
    const message = `"#${id}" is op deze pagina al een ander blok; geef de kop een woord erbij`;
    return taken.includes(id) ? [createFault(file, message, node.position.start)] : [];
  });
}

/** The title of a Card is a heading of the third level. */
function levelOf({ type, depth, name }: TextNode): number | undefined {
  if (type === 'heading') return depth;
  return type === 'mdxJsxFlowElement' && name === 'Card' ? 3 : undefined;
}

function describeLevel(level: number, above: number, isHeading: boolean): string[] {
  if (level === 1) return ['de kop met één # maakt de site zelf; begin met ##'];
  if (level <= above + 1) return [];
  if (!isHeading) return ['boven een Card hoort een kop met ##'];
  const needed = '#'.repeat(above + 1);
  return [`deze kop slaat een niveau over; schrijf ${needed} in plaats van ${'#'.repeat(level)}`];
}
