declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** A weight, or the range of weights to keep. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Tags of the OpenType features to keep. */
    keepFeatures: string[];
    noLayoutClosure: boolean;
  }
  /** Cuts a font down to the glyphs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
