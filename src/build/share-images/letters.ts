// Satori as a type-setter: how wide letters are, and what their outlines look like. The fonts are read by Satori alone.

import satori, { type Font } from 'satori';

import { displayGlyphs } from '../../assets/fonts/glyphs.ts';
import type { Outline } from './drawing.ts';
import { element } from './element.ts';
import type { Measure } from './title.ts';

/** Space between the letters of titles, in em. */
export const titleSpacing = -0.03;

/** In Figtree, and on a line as high as its letters, the base line lies 0.85 em down. */
const baseLine = 0.85;

/** Throws on a text with a letter or sign that is not among the `glyphs` of its font. */
export function requireLetters(text: string, glyphs: string): void {
  const missing = [...text].find((letter) => !glyphs.includes(letter));
  if (missing) {
    throw new Error(`Het teken "${missing}" in "${text}" staat niet in het lettertype; schrijf het anders.`);
  }
}

/** A measure of titles, which lays every letter of their font out once. */
export async function createMeasure(fonts: Font[]): Promise<Measure> {
  const fontSize = 100;
  const widths = new Map<string, number>();
  // As a block, or Satori takes the space away.
  const style = { display: 'block', whiteSpace: 'pre', flexShrink: 0 };
  const letters = [...displayGlyphs].map((letter) => element(style, letter, letter));
  await satori(element({ fontFamily: 'display', fontSize }, letters), {
    width: 1,
    height: 1,
    fonts,
    onNodeDetected: ({ key, width }) => widths.set(String(key), width / fontSize),
  });
  return (text) => [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? 1) + titleSpacing, 0);
}

/** Outlines one word of a drawing in Figtree. */
export async function outlineWord(word: string, fontSize: number, fonts: Font[]): Promise<Outline> {
  let width = 0;
  const style = {
    position: 'absolute',
    top: -baseLine * fontSize,
    fontFamily: 'text',
    fontSize,
    lineHeight: 1,
  };
  const svg = await satori(element({}, [element(style, word, 'word')]), {
    width: 1000,
    height: 100,
    fonts,
    onNodeDetected: (node) => {
      if (node.key === 'word') width = node.width;
    },
  });
  const paths = [...svg.matchAll(/<path [^>]*\bd="([^"]*)"/g)];
  return { path: paths.map(([, path = '']) => path).join(''), width };
}
