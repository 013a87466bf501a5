// Satori takes the shape of React's elements; made here, because nothing else of the build needs React.

import type satori from 'satori';

/** What Satori lays out: an element in the shape of React's, or text. */
export type Node = Parameters<typeof satori>[0];

/** An element for Satori; its children stand in a row unless `style` says otherwise. */
export function element(
  style: Record<string, string | number>,
  children?: Node,
  key: string | null = null,
): Node {
  return { type: 'div', key, props: { style: { display: 'flex', ...style }, children } };
}
