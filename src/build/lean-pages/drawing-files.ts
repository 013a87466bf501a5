// By hand, because Astro and Vite know files that stand on disk, not those made of components, and no tool makes of an
// inline drawing one whose shapes stand elsewhere while its colours, fonts and motion stay with the page.
import { moving, nameFile, writeShapes, type ShapeStyles } from './shapes.ts';

/** A page whose marked drawings use the shapes of files, and those files by their address. */
export interface FiledDrawings {
  html: string;
  files: Map<string, string>;
}

const markedDrawing = /<svg data-file ([^>]*)>(.*?)<\/svg>/gs;
/** One path that moves, or all shapes that stand together and do not. */
const run =
  /<path\b[^>]*\bd-(?:draw|layer)[^>]*><\/path>|(?:<(path|text)\b(?![^>]*\bd-(?:draw|layer))[^>]*>[^<]*<\/\1>)+/g;

/** Takes the shapes of each marked drawing out of a page, which then uses them: so they inherit its colours, on any ground. */
export function fileDrawings(html: string, styles: ShapeStyles): FiledDrawings {
  const files = new Map<string, string>();
  const lean = html.replace(markedDrawing, (_, attributes: string, body: string) => {
    const file = writeFile(body, styles);
    const path = nameFile('drawing', file);
    files.set(path, file);
    // Decoration does not move.
    const used = attributes.includes('role="img"') ? useParts(body, path) : `<use href="${path}#d"/>`;
    return `<svg ${attributes}>${used}</svg>`;
  });
  return { html: lean, files };
}

function useParts(body: string, path: string): string {
  let count = 0;
  return body.replace(run, (shapes) => {
    const classes = listClasses(shapes).filter((name) => moving.test(name));
    const named = classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
    return `<use${named} href="${path}#p${count++}"/>`;
  });
}

/** The whole drawing, named `d`, and each of its parts, without classes. */
function writeFile(body: string, styles: ShapeStyles): string {
  let count = 0;
  const parts = body.replace(run, (shapes) => `<g id="p${count++}">${shapes}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="d">${writeShapes(parts, styles)}</g></svg>`;
}

const listClasses = (markup: string) => /\sclass="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
