// By hand, for the same reason as drawing-files.ts: no tool makes images of a page's own inline drawings.
import type { Ground } from '../../components/drawings/ground.ts';
import { nameFile, writeShapes, type DrawingStyles } from './shapes.ts';

/** A page whose marked drawings are images, and their files by their address. */
export interface FiledPictures {
  html: string;
  files: Map<string, string>;
}

const markedPicture = /<svg data-picture="(\w+)" ([^>]*)>(.*?)<\/svg>/gs;
const movingGroup = /<g class="[^"]*\b(d-layer-3|d-draw)\b[^"]*"/;

/** Makes images of the marked drawings of a page, which come when a visitor gets near; what moves is one of its own, on top. */
export function filePictures(html: string, styles: DrawingStyles): FiledPictures {
  const files = new Map<string, string>();
  const lean = html.replace(markedPicture, (_, ground: Ground, attributes: string, body: string) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const frame = `loading="lazy" width="${read('width')}" height="${read('height')}"`;
    const placed = read('class')
      .replace(/\b(picture|drawing)\b/g, '')
      .trim();
    return splitMoving(body)
      .map(({ markup, moving = placed }, at) => {
        const file = writeImage(markup, read('viewBox'), ground, styles);
        const path = nameFile('picture', file);
        files.set(path, file);
        const named = moving && ` class="${moving}"`;
        return `<img${named} ${frame} alt="${at === 0 ? read('aria-label') : ''}" src="${path}">`;
      })
      .join('');
  });
  return { html: lean, files };
}

/** What stands still, then each group that moves, with the name of its motion. */
function splitMoving(body: string): { markup: string; moving?: string }[] {
  const found = movingGroup.exec(body);
  if (!found) return [{ markup: body }];
  const end = findEnd(body, found.index);
  const rest = splitMoving(body.slice(0, found.index) + body.slice(end));
  return [...rest, { markup: body.slice(found.index, end), moving: found[1] ?? '' }];
}

/** Where the group ends that begins at `start`. */
function findEnd(body: string, start: number): number {
  const tag = /<(\/?)g\b[^>]*>/g;
  tag.lastIndex = start;
  for (let depth = 0, found = tag.exec(body); found; found = tag.exec(body)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  throw new Error('A group of a drawing does not end.');
}

function writeImage(markup: string, viewBox: string, ground: Ground, styles: DrawingStyles): string {
  if (markup.includes('<text'))
    throw new Error('A picture in a file has no letters of ours: say it in the page.');
  const frame = Array.from(styles.frame, ([name, value]) => ` ${name}="${value}"`).join('');
  const shapes = writeShapes(markup, styles.shapes);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${frame}>${shapes}</svg>`;
  return svg.replace(/var\((--d-[\w-]+)\)/g, (name, property: string) => {
    const colour = styles.grounds[ground].get(property);
    if (!colour) throw new Error(`drawing.css has no ${name} on ${ground}.`);
    return colour;
  });
}
