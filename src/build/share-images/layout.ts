import { readFileSync } from 'node:fs';

import satori, { type SatoriOptions } from 'satori';

import { shareImageSize } from '../../seo/share-image.ts';
import { readToken } from '../../styles/tokens.ts';

/** A node for Satori: an element shaped like React's, or text. */
export type Node = Parameters<typeof satori>[0];

const fontFiles = { display: 'bricolage-grotesque-700', text: 'figtree-600', lead: 'figtree-400-600' };
const fonts = Object.entries(fontFiles).map(([name, file]) => ({
  name,
  data: readFileSync(`src/assets/fonts/${file}.woff2`),
}));

const css = readFileSync('src/build/share-images/card.css', 'utf8');
const children = css.replace(/var\(--([\w-]+)\)/g, (_, token: string) => readToken(token));
const style: Node = { type: 'style', key: null, props: { children } };

/** Creates an element for Satori without React, which the build does not need otherwise. */
export const element = (className: string, children: Node, style = {}): Node => ({
  type: 'div',
  key: null,
  props: { className, children, style },
});

/** Lays out elements as SVG, with words as outlines; throws on a letter that the fonts lack. */
export function layOut(
  node: Node,
  title: string,
  onNodeDetected: SatoriOptions['onNodeDetected'] = () => {},
) {
  return satori(element('canvas', [style, node]), {
    ...shareImageSize,
    fonts,
    onNodeDetected,
    loadAdditionalAsset: (_, letter) => {
      throw new Error(
        `Het teken "${letter}" op het deelplaatje van "${title}" staat niet in het lettertype; schrijf het anders.`,
      );
    },
  });
}

/** Returns the characters of a text that the fonts lack. */
export async function listMissingLetters(text: string): Promise<string[]> {
  const missing = new Set<string>();
  await satori(element('', text), {
    ...shareImageSize,
    fonts,
    loadAdditionalAsset: (_, letters) => {
      for (const { segment } of new Intl.Segmenter('nl').segment(letters)) missing.add(segment);
      return Promise.resolve([]);
    },
  });
  return [...missing];
}
