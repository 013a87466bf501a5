/** The words and ids around footnotes, for the Markdown processor. */
export const footnotes = {
  label: 'Voetnoten',
  backLabel: 'Terug naar de tekst bij noot {reference}',
  clobberPrefix: 'voetnoot-',
};
