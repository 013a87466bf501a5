/** Numbers and names of the floating bar. */
export const floatingBarSettings = {
  /** Shown when the page is scrolled further than this. */
  showAfterScrollPx: 500,
  /** The one localStorage key of the site, set by the visitor's own click. */
  dismissedKey: 'maquette:balk-gesloten',
};
