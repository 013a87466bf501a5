import { readFile } from 'node:fs/promises';

import type { Font } from 'satori';

import { readCustomProperties, resolveStyle } from './drawing-style.ts';
import type { Outline } from './drawing.ts';
import { createMeasure, outlineWord } from './letters.ts';
import type { Measure } from './title.ts';

/** What all share images have in common, read from the files the site itself is made of. */
export interface Look {
  fonts: Font[];
  /** The style of drawings, resolved. */
  style: string;
  /** The value of a colour token, such as `ink` for `--color-ink`; throws when there is none. */
  colour: (token: string) => string;
  /** The width of a title. */
  measure: Measure;
  /** The outline of a word in a drawing. */
  outline: (word: string, fontPx: number) => Promise<Outline>;
}

const fontFiles = { display: 'bricolage-grotesque-700', text: 'figtree-600', lead: 'figtree-400-600' };

/** Reads fonts and styles; paths are relative to the repository, where every script of it runs. */
export async function readLook(): Promise<Look> {
  const [tokens, drawings] = await Promise.all([
    readFile('src/styles/tokens.css', 'utf8'),
    readFile('src/components/drawings/drawing.css', 'utf8'),
  ]);
  const properties = readCustomProperties(tokens + drawings);
  const style = resolveStyle(drawings, properties);
  const fonts = await Promise.all(Object.entries(fontFiles).map(readFont));
  return {
    fonts,
    style,
    colour: (token) => {
      const value = properties.get(`--color-${token}`);
      if (!value) throw new Error(`There is no colour token "${token}".`);
      return value;
    },
    measure: await createMeasure(fonts),
    outline: (word, fontPx) => outlineWord(word, fontPx, fonts),
  };
}

async function readFont([name, file]: [string, string]): Promise<Font> {
  return { name, data: await readFile(`src/assets/fonts/${file}.woff2`) };
}
