import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';

import { noCode } from './no-code.ts';
import { tableCards } from './table-cards.ts';
import { typeset } from './typeset.ts';

const footnotes = {
  label: 'Voetnoten',
  backLabel: 'Terug naar de tekst bij noot {reference}',
  clobberPrefix: 'voetnoot-',
};

/** How Markdown is read: by the build, and by the check of the content. */
export const markdownOptions = {
  features: { smartPunctuation: true, gfm: { footnotes } },
  mdastPlugins: [noCode],
  // Ids come from headings as typed: Astro's own plugin runs last, and keeps an id.
  hastPlugins: [satteriHeadingIdsPlugin(), tableCards, typeset],
};
