/** A part counts as being read once its heading has passed this share of the window's height, from the top. */
export const readingLinePercent = 35;
