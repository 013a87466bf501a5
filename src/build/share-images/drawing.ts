// Makes a drawing of the page a picture of its own; its words become outlines, because librsvg, in sharp, lacks our fonts.
import { imagePalettes, paintFrame } from '../../components/drawings/looks.ts';
import type { Drawing } from '../../components/drawings/parts.ts';
import { writeAttributes, writeParts } from '../../components/drawings/svg.ts';
import { shareImageSize } from '../../seo/share-image.ts';
import { element, layOut } from './layout.ts';

/** Every line and word of a drawing has the same size in pixels, whatever the scale of the drawing. */
const penPx = 2.25;
const wordPx = 22;

/** The image of a drawing as a data URL: all of it in the middle of `box`, or with `isCropped` what fits in there. */
export async function createImageUrl(
  { viewBox, parts }: Drawing,
  box: { width: number; height: number },
  isCropped = false,
): Promise<string> {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  // How many units of the drawing are a pixel.
  const scale = isCropped ? 1 : Math.max(width / box.width, height / box.height);
  const size = [box.width * scale, box.height * scale] as const;
  const place = [left + (width - size[0]) / 2, top + (height - size[1]) / 2];
  const palette = imagePalettes.paper;
  const outlined = await outlineWords(writeParts(parts, palette), wordPx * scale);
  const attributes = writeAttributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [...place, ...size].join(' '),
    ...box,
    ...paintFrame(palette),
    'stroke-width': penPx,
  });
  const image = `<svg${attributes}><style>*{vector-effect:non-scaling-stroke}</style>${outlined}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`;
}

/** The markup with every word as its outline, in the middle of where the word was. */
async function outlineWords(body: string, fontPx: number): Promise<string> {
  const parts = body.split(/(<text\b[^>]*>[^<]*<\/text>)/);
  const outlined = parts.map(async (part) => {
    const [, attributes, word] = /^<text\b([^>]*)>([^<]*)</.exec(part) ?? [];
    if (attributes === undefined || word === undefined) return part;
    const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    // Figtree has its base line 0.85 em below the top of a line as high as its letters.
    const top = Number(read('y')) + (read('dy') ? 0.35 - 0.85 : -0.85) * fontPx;
    const place = `${read('transform')} translate(${Number(read('x')) - shareImageSize.width / 2} ${top})`;
    const looks = attributes.replace(/\s(x|y|dy|transform)="[^"]*"/g, '');
    return `<path${looks} transform="${place.trim()}" d="${await outline(word, fontPx)}"/>`;
  });
  return (await Promise.all(outlined)).join('');
}

async function outline(word: string, fontSize: number): Promise<string> {
  const style = { width: '100%', justifyContent: 'center', fontFamily: 'text', fontSize, lineHeight: 1 };
  const svg = await layOut(element(style, word), word);
  return Array.from(svg.matchAll(/<path [^>]*\bd="([^"]*)"/g), ([, path = '']) => path).join('');
}
