// To add a letter, subset the families anew from Fontsource's `*-latin-wght-normal.woff2`, for example with `pyftsubset`:
// Bricolage Grotesque at weight 700; Figtree at 400 to 600, and at 600 alone for share images. Keep kerning only.

/** Every letter and sign that the display face holds: what Dutch headings need. */
export const displayGlyphs =
  " !%&'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0àáäèéêëïóöü–‘’“”…€";

/** Every letter and sign that the text face holds: what Dutch needs, and the names in it. */
export const textGlyphs = `${displayGlyphs}"#*;=@_©·×ÉÖÜçíñôúû„→`;
