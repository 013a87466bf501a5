// Makes a drawing of the page a picture of its own: librsvg, in sharp, has neither our style sheets nor our fonts.
import { readFileSync } from 'node:fs';

import { shareImageSize } from '../../seo/share-image.ts';
import { element, layOut } from './layout.ts';

/** Every line and word of a drawing has the same size in pixels, whatever the scale of the drawing. */
const penPx = 2.25;
const wordPx = 22;

/** The image of one svg element as a data URL: all of it in the middle of `box`, or with `isCropped` what fits in there. */
export async function createImageUrl(
  svg: string,
  box: { width: number; height: number },
  isCropped = false,
): Promise<string> {
  const [, viewBox = '', body = ''] = /<svg [^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  // How many units of the drawing are a pixel.
  const scale = isCropped ? 1 : Math.max(width / box.width, height / box.height);
  const size = [box.width * scale, box.height * scale] as const;
  const place = [left + (width - size[0]) / 2, top + (height - size[1]) / 2];
  const style = `${readStyle()}.drawing{stroke-width:${penPx}px}.drawing *{vector-effect:non-scaling-stroke}`;
  const outlined = await outlineWords(body, wordPx * scale);
  // The class is not on the svg itself, which would get the height of the style sheet.
  const image =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[...place, ...size].join(' ')}" width="${box.width}" height="${box.height}">` +
    `<style>${style}</style><g class="drawing">${outlined}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`;
}

/** The style of drawings on paper, with the values of its custom properties. */
function readStyle(): string {
  const css = readFileSync('src/components/drawings/drawing.css', 'utf8');
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const declared = Array.from((css + tokens).matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name, value]) => [
    name,
    value,
  ]);
  // The first one counts: what follows is for other backgrounds.
  const properties = new Map(declared.toReversed() as [string, string][]);
  const resolve = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
      const value = properties.get(name);
      if (!value) throw new Error(`No style sheet of drawings sets ${name}.`);
      return resolve(value);
    });
  return resolve(css.replace(/--[\w-]+:[^;]+;/g, ''));
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
    return `<path class="${read('class')}" transform="${place.trim()}" d="${await outline(word.trim(), fontPx)}"/>`;
  });
  return (await Promise.all(outlined)).join('');
}

async function outline(word: string, fontSize: number): Promise<string> {
  const style = { width: '100%', justifyContent: 'center', fontFamily: 'text', fontSize, lineHeight: 1 };
  const svg = await layOut(element(style, word), word);
  return Array.from(svg.matchAll(/<path [^>]*\bd="([^"]*)"/g), ([, path = '']) => path).join('');
}
