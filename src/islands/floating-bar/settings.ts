export const floatingBarSettings = {
  /** The bar shows when the page is scrolled further than this. */
  showAfterScrollPx: 500,
  /** The site's only localStorage key, set when the visitor closes the bar. */
  dismissedKey: 'maquette:balk-gesloten',
  /** Where its button leads, unless a page says otherwise. */
  href: '/contact',
};

/** The id of the live region that announces the bar. */
export const barStatusId = 'balk-melding';
