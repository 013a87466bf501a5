// Two layers by hand, because Satori lays out words and boxes but draws no styled svg, and librsvg sets no words of ours.

import { shareImageSize } from '../../seo/share-image.ts';
import { cellPx, createCard, logoBox, panelBox, paperBox, planBox, type CardWords } from './card.ts';
import { fit, outlineWords, parseDrawing, type Box, type Drawing } from './drawing.ts';
import type { Look } from './look.ts';

/** What one share image is made of. */
export interface Picture {
  words: CardWords;
  /** Name of the company. */
  name: string;
  /** Markup of the logo and of the page's drawing, one svg element each. */
  logo: string;
  drawing: string;
  /** The drawing has a ground of its own, which fills the right side of the card. */
  isPanel: boolean;
}

/** Every line and every word in a drawing has the same size, whatever the scale of the drawing. */
const drawingPx = { pen: 2.25, font: 22 };

/** The two layers of a share image: the inside of an svg with all that is drawn, and the words, which stand above it. */
export async function composePicture({ words, name, logo, drawing, isPanel }: Picture, look: Look) {
  const box = isPanel ? planBox : paperBox;
  const placed = await place(parseDrawing(drawing), box, look);
  const backdrop = [
    `<style>${look.style}`,
    `.drawing{stroke-width:${drawingPx.pen}px}.drawing *{vector-effect:non-scaling-stroke}</style>`,
    `<rect width="100%" height="100%" fill="${look.colour('paper')}"/>`,
    `<path d="${createGrid()}" stroke="${look.colour('line')}" stroke-opacity="0.42"/>`,
    isPanel ? clip(placed, panelBox, look) : placed,
    await place(parseDrawing(logo), logoBox, look),
  ].join('');
  return { backdrop, card: createCard(words, name, look) };
}

function createGrid(): string {
  const { width, height } = shareImageSize;
  const places = (length: number) =>
    Array.from({ length: length / cellPx }, (_, index) => index * cellPx + 0.5);
  const upright = places(width).map((left) => `M${left} 0v${height}`);
  return [...upright, ...places(height).map((top) => `M0 ${top}h${width}`)].join('');
}

async function place({ viewBox, body }: Drawing, box: Box, look: Look): Promise<string> {
  const placed = fit(viewBox, box);
  const fontPx = (drawingPx.font * viewBox[2]) / placed[2];
  const outlined = await outlineWords(body, (word) => look.outline(word, fontPx), fontPx);
  // The class stands outside the svg, because in a style sheet "height: auto" also counts for an svg.
  return `<g class="drawing">${frame(outlined, placed, viewBox)}</g>`;
}

/** Shows of a drawing what falls within `box`, on the ground that such a drawing has. */
function clip(markup: string, box: Box, look: Look): string {
  const [left, top] = box;
  const ground = `<rect fill="${look.colour('cobalt-wash')}" x="${left}" y="${top}" width="100%" height="100%"/>`;
  return frame(ground + markup, box, box, 'hidden');
}

function frame(markup: string, [left, top, width, height]: Box, viewBox: Box, overflow = 'visible'): string {
  const size = `x="${left}" y="${top}" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}"`;
  return `<svg ${size} overflow="${overflow}">${markup}</svg>`;
}
