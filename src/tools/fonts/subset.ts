/** `npm run fonts`: reduces the two families to the glyphs of Dutch and the weights that the site uses. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

import { displayGlyphs, textGlyphs } from '../../assets/fonts/glyphs.ts';

const fonts = [
  { family: 'bricolage-grotesque', weights: '700', glyphs: displayGlyphs, wght: 700 },
  { family: 'figtree', weights: '400-600', glyphs: textGlyphs, wght: { min: 400, max: 600 } },
  // For share images: Satori draws a variable font in its lightest weight.
  { family: 'figtree', weights: '600', glyphs: textGlyphs, wght: 600 },
];

for (const { family, weights, glyphs, wght } of fonts) {
  const source = import.meta.resolve(
    `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const font = await subsetFont(await readFile(fileURLToPath(source)), glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: ['kern'],
    noLayoutClosure: true,
  });
  const target = new URL(`../../assets/fonts/${family}-${weights}.woff2`, import.meta.url);
  await writeFile(target, font);
  console.log(`${fileURLToPath(target)}: ${font.length} bytes`);
}
