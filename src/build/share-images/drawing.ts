// Converts a drawing to an image; words become outlines, because librsvg, which sharp uses, does not have our fonts.
import { imagePalettes, paintFrame } from '../../drawings/looks.ts';
import type { Drawing } from '../../drawings/shapes.ts';
import { writeAttributes, writeShapes } from '../../drawings/svg.ts';
import { shareImageSize } from '../../seo/share-image.ts';
import { element, layOut } from './layout.ts';

/** Sizes in pixels of lines and words, independent of the scale of the drawing. */
const penPx = 2.25;
const wordPx = 22;

/** Returns a drawing as a data URL, centred in `box`. */
export async function createImageUrl(
  { viewBox, shapes }: Drawing,
  box: { width: number; height: number },
): Promise<string> {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  // Units of the drawing per pixel.
  const scale = Math.max(width / box.width, height / box.height);
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

/** Replaces every word in the markup by its outline. */
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
  // The baseline of Figtree is 0.85 em below the top of a line with height 1.
  const place = `translate(${-shareImageSize.width / 2} ${-0.85 * fontSize})`;
  return `<path${writeAttributes({ id: word, transform: place, d })}/>`;
}
