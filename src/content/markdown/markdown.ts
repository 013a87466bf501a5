import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';

import { clauses } from './clauses.ts';
import { noCode } from './no-code.ts';
import { tableCards } from './table-cards.ts';
import { typeset } from './typeset.ts';

const footnotes = {
  label: 'Voetnoten',
  backLabel: 'Terug naar de tekst bij noot {reference}',
  clobberPrefix: 'voetnoot-',
};

/** Options of the Markdown processor, for the build and the content check. */
export const markdownOptions = {
  features: { smartPunctuation: true, gfm: { footnotes } },
  mdastPlugins: [noCode],
  // Creates ids from headings as typed, before `typeset`; Astro runs this plugin last and keeps existing ids.
  hastPlugins: [satteriHeadingIdsPlugin(), tableCards, clauses, typeset],
};
