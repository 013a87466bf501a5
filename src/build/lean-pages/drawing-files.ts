// By hand, because Astro and Vite know files that stand on disk, not those made of components, and no tool makes of an
// inline drawing one whose shapes stand elsewhere while its colours, fonts and motion stay with the page.
import { createHash } from 'node:crypto';

import postcss, { type Rule } from 'postcss';

/** The presentation attributes that a class of `drawing.css` stands for, in the order of the style sheet. */
export type ShapeStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A page whose marked drawings use the shapes of files, and those files by their address. */
export interface FiledDrawings {
  html: string;
  files: Map<string, string>;
}

const markedDrawing = /<svg data-file ([^>]*)>(.*?)<\/svg>/gs;
/** What moves stays in the page: rules of the page reach into a file in Firefox alone, and those of the file hold in Chromium alone. */
const moving = /^d-(draw|layer-\d)$/;
/** One path that moves, or all shapes that stand together and do not. */
const run =
  /<path\b[^>]*\bd-(?:draw|layer)[^>]*><\/path>|(?:<(path|text)\b(?![^>]*\bd-(?:draw|layer))[^>]*>[^<]*<\/\1>)+/g;

/** Reads which attributes say the same as a class of `css` that stands alone, outside conditions. */
export function readShapeStyles(css: string): ShapeStyles {
  const rules = postcss.parse(css).nodes.filter((node): node is Rule => node.type === 'rule');
  const alone = rules.filter(({ selector }) => /^\.d-[\w-]+$/.test(selector));
  return new Map(
    alone.map(({ selector, nodes }) => {
      const lines = nodes.filter((node) => node.type === 'decl');
      return [selector.slice(1), new Map(lines.map(({ prop, value }) => [prop, value]))];
    }),
  );
}

/** Takes the shapes of each marked drawing out of a page, which then uses them: so they inherit its colours, on any ground. */
export function fileDrawings(html: string, styles: ShapeStyles): FiledDrawings {
  const files = new Map<string, string>();
  const lean = html.replace(markedDrawing, (_, attributes: string, body: string) => {
    const file = writeFile(body, styles);
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, 8);
    const path = `/_astro/drawing.${hash}.svg`;
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
  const shapes = parts.replace(/\sclass="([^"]*)"/g, (_, list: string) => writeLooks(list, styles));
  const [strange] = /<(?!\/?(g|path|text)\b)[^>]*>/.exec(shapes) ?? [];
  if (strange) throw new Error(`A drawing in a file cannot hold ${strange}.`);
  const short = shapes.replace(/>\s+|\s+</g, (space) => space.trim()).replaceAll('></path>', '/>');
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="d">${short}</g></svg>`;
}

function writeLooks(list: string, styles: ShapeStyles): string {
  const names = new Set(list.split(' ').filter((name) => !moving.test(name)));
  const found = [...styles].filter(([name]) => names.delete(name));
  if (names.size > 0) throw new Error(`drawing.css has no rule for ${[...names].join(', ')} alone.`);
  const looks = new Map(found.flatMap(([, style]) => [...style]));
  return Array.from(looks, ([name, value]) => ` ${name}="${value}"`).join('');
}

const listClasses = (markup: string) => /\sclass="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
