/** A section is current once its heading is above this share of the window's height. */
export const readingLinePercent = 35;
