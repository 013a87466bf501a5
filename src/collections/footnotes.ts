import type { FootnoteOptions } from 'satteri';

/** The words and ids around footnotes. */
export const footnotes: FootnoteOptions = {
  label: 'Voetnoten',
  backLabel: 'Terug naar de tekst bij noot {reference}',
  clobberPrefix: 'voetnoot-',
};
