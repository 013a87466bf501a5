import { mdxToJs, mdxToMdast } from 'satteri';

import { createMdxOptions } from '../../collections/render.ts';

/** The tree of a text and the ids of its headings, by the build's own reader; throws at the first thing it cannot read. */
export function readMdx(body: string): { tree: unknown; anchors: string[] } {
  const tree = mdxToMdast(body);
  const options = createMdxOptions();
  mdxToJs(body, options);
  return { tree, anchors: options.data.astro.headings.map(({ slug }) => slug) };
}
