import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import { mdxToJs, mdxToMdast, type DataMap } from 'satteri';

import { markdownOptions } from '../../content/markdown/markdown.ts';

/** The tree of a text and the ids of its headings, by the build's own reader; throws at the first thing it cannot read. */
export function readMdx(body: string): { tree: unknown; anchors: string[] } {
  const { features, hastPlugins } = markdownOptions;
  const data = { astro: { headings: [] as MarkdownHeading[] } as DataMap['astro'] };
  mdxToJs(body, {
    features,
    hastPlugins: [...hastPlugins, satteriHeadingIdsPlugin()],
    data,
  });
  return { tree: mdxToMdast(body), anchors: (data.astro?.headings ?? []).map(({ slug }) => slug) };
}
