import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';

import { tableCards } from './table-cards.ts';

/** How a text is read, by the build that shows it and by the content check alike; its headings come to stand in `data.astro.headings`. */
export function createMdxOptions() {
  const images = { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
  return {
    features: { smartPunctuation: true },
    hastPlugins: [satteriHeadingIdsPlugin(), tableCards],
    data: { astro: { frontmatter: {}, headings: [] as MarkdownHeading[], ...images } },
  };
}
