/** Cuts the two type families down to the glyphs Dutch needs and the weights the site uses; run with `npm run fonts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

import { displayGlyphs, textGlyphs } from '../../assets/fonts/glyphs.ts';

const cuts = [
  {
    family: 'bricolage-grotesque',
    name: 'bricolage-grotesque-700',
    glyphs: displayGlyphs,
    axes: { wght: 700 },
  },
  {
    family: 'figtree',
    name: 'figtree-400-600',
    glyphs: textGlyphs,
    axes: { wght: { min: 400, max: 600 } },
  },
  // For share images: Satori shows a variable font in its lightest weight only.
  { family: 'figtree', name: 'figtree-600', glyphs: textGlyphs, axes: { wght: 600 } },
];

for (const { family, name, glyphs, axes } of cuts) {
  const source = new URL(
    import.meta.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );
  const font = await subsetFont(await readFile(source), glyphs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern'],
    noLayoutClosure: true,
  });
  await writeFile(new URL(`../../assets/fonts/${name}.woff2`, import.meta.url), font);
  console.log(
    `${fileURLToPath(new URL(`../../assets/fonts/${name}.woff2`, import.meta.url))}: ${font.length} bytes`,
  );
}
