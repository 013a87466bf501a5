declare module 'subset-font' {
  /** Reduces a font to the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}
