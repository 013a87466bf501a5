// Makes a drawing of the page a picture of its own; its words become outlines, because librsvg, in sharp, lacks our fonts.
import { imagePalettes, paintFrame } from '../../drawings/looks.ts';
import type { Drawing } from '../../drawings/shapes.ts';
import { writeAttributes, writeShapes } from '../../drawings/svg.ts';
import { shareImageSize } from '../../seo/share-image.ts';
import { element, layOut } from './layout.ts';

/** Every line and word of a drawing has the same size in pixels, whatever the scale of the drawing. */
const penPx = 2.25;
const wordPx = 22;

/** The image of a drawing as a data URL: all of it in the middle of `box`, or with `isCropped` what fits in there. */
export async function createImageUrl(
  { viewBox, shapes }: Drawing,
  box: { width: number; height: number },
  isCropped = false,
): Promise<string> {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  // How many units of the drawing are a pixel.
  const scale = isCropped ? 1 : Math.max(width / box.width, height / box.height);
  const fontPx = wordPx * scale;
  const size = [box.width * scale, box.height * scale] as const;
  const place = [left + (width - size[0]) / 2, top + (height - size[1]) / 2];
  const palette = imagePalettes.paper;
  const attributes = writeAttributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [...place, ...size].join(' '),
    ...box,
    ...paintFrame(palette),
    'stroke-width': penPx,
    'font-size': fontPx,
  });
  const outlined = await outlineWords(writeShapes(shapes, palette), fontPx);
  const image = `<svg${attributes}><style>*{vector-effect:non-scaling-stroke}</style>${outlined}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`;
}

/** The markup with every word as its outline, around the place where the word was. */
async function outlineWords(body: string, fontPx: number): Promise<string> {
  const words = Array.from(body.matchAll(/>([^<]+)<\/text>/g), ([, word = '']) => word);
  const outlines = await Promise.all(words.map((word) => outline(word, fontPx)));
  const uses = body
    .replaceAll(' dy="', ' y="')
    .replace(/<text\b([^>]*)>([^<]+)<\/text>/g, '<use$1 href="#$2"/>');
  return `<defs>${outlines.join('')}</defs>${uses}`;
}

async function outline(word: string, fontSize: number): Promise<string> {
  const svg = await layOut(element('outline', word, { fontSize }), word);
  const d = Array.from(svg.matchAll(/<path [^>]*\bd="([^"]*)"/g), ([, path = '']) => path).join('');
  // Figtree has its base line 0.85 em below the top of a line as high as its letters.
  const place = `translate(${-shareImageSize.width / 2} ${-0.85 * fontSize})`;
  return `<path${writeAttributes({ id: word, transform: place, d })}/>`;
}
