/** Every letter and sign that the display face holds: what Dutch headings need. */
export const displayGlyphs =
  " !%&'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\u00a0àáäèéêëïóöü–‘’“”…€";

/** Every letter and sign that the text face holds: what Dutch needs, and the names in it. */
export const textGlyphs = `${displayGlyphs}"#*;=@_©·×ÉÖÜçíñôúû„→`;
