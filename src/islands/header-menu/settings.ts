export const headerMenuSettings = {
  /** The header becomes a frosted panel when the page is scrolled further than this. */
  frostedAfterScrollPx: 20,
};
