/** Every letter and sign that the site's fonts hold: what Dutch needs. */
export const glyphs =
  ' !"#%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|' +
  '\u00a0©·×ÁÄÉËÏÖÜàáâäçèéêëíîïñóôöùúûü–‘’“”„…€→';
