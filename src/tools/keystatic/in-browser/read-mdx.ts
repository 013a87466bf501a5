/** Replaces tools/editors/read-mdx.ts, which no browser runs, by Keystatic's reader. */
import Slugger from 'github-slugger';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdxjs } from 'micromark-extension-mdxjs';

import { listNodes, textOf, type TextNode } from '../../editors/body.ts';

/** The tree of a text and the ids of its headings; throws at the first thing it cannot read. */
export function readMdx(body: string): { tree: unknown; anchors: string[] } {
  const tree = fromMarkdown(body, {
    extensions: [mdxjs(), gfmTable()],
    mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
  });
  const headings = listNodes(tree as TextNode).filter(({ type }) => type === 'heading');
  const slugger = new Slugger();
  return { tree, anchors: headings.map((heading) => slugger.slug(textOf(heading))) };
}
