import { frameAnchors } from '../addresses.ts';
import { textOf, type ReadText, type TextNode } from '../body.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { collections } from '../files/collections.ts';

/** Reports headings above `##`, skipped levels, duplicate ids, and headings in a short text. */
export function checkHeadings({ file, collection, nodes, anchors }: ReadText): Problem[] {
  const taken: string[] = [...frameAnchors, ...collections[collection].anchors];
  const ids = [...anchors];
  const names = new Set<string>();
  let above = 1;
  return nodes.flatMap((node) => {
    const level = levelOf(node);
    if (level === undefined) return [];
    const name = textOf(node).trim().toLowerCase();
    const isHeading = node.type === 'heading';
    const id = isHeading ? (ids.shift() ?? '') : '';
    const isTwice = isHeading && names.has(name);
    const messages =
      collections[collection].text === 'short'
        ? ['hier horen geen koppen; maak er een gewone alinea van']
        : [
            ...describeLevel(level, above, isHeading),
            ...(isTwice ? ['deze kop staat er twee keer; geef hem een eigen naam'] : []),
          ];
    if (taken.includes(id))
      messages.push(`"#${id}" is op deze pagina al een ander blok; geef de kop een woord erbij`);
    if (isHeading) names.add(name);
    above = level;
    return messages.map((message) => createProblem(file, message, node.position.start));
  });
}

/** Returns the level of a heading; the title of a Card is a level-3 heading. */
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
