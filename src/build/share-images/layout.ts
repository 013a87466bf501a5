import { readFile } from 'node:fs/promises';

import satori, { type Font, type SatoriOptions } from 'satori';

import { shareImageSize } from '../../seo/share-image.ts';

/** What Satori lays out: an element in the shape of React's, or text. */
export type Node = Parameters<typeof satori>[0];

const fontFiles = { display: 'bricolage-grotesque-700', text: 'figtree-600', lead: 'figtree-400-600' };
const fonts: Font[] = await Promise.all(
  Object.entries(fontFiles).map(async ([name, file]) => ({
    name,
    data: await readFile(`src/assets/fonts/${file}.woff2`),
  })),
);

/** An element for Satori, made by hand because nothing else of the build needs React. */
export const element = (style: object, children?: Node): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

/** The svg of elements on a card, with words as outlines; throws on a letter that the fonts do not have. */
export function layOut(
  node: Node,
  title: string,
  onNodeDetected: SatoriOptions['onNodeDetected'] = () => {},
) {
  return satori(node, {
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

/** The characters of a text that the fonts do not have. */
export async function listMissingLetters(text: string): Promise<string[]> {
  const missing = new Set<string>();
  await satori(element({ fontFamily: 'text' }, text), {
    ...shareImageSize,
    fonts,
    loadAdditionalAsset: (_, letters) => {
      for (const { segment } of new Intl.Segmenter('nl').segment(letters)) missing.add(segment);
      return Promise.resolve([]);
    },
  });
  return [...missing];
}
