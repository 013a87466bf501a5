// By hand, because Astro and Vite know files that stand on disk, not those made of components, and no tool makes of an
// inline drawing one whose shapes stand elsewhere while its colours, fonts and motion stay with the page.
import { createHash } from 'node:crypto';

import postcss, { type Rule } from 'postcss';

/** The presentation attributes that a class of `drawing.css` stands for, by class, in the order of the style sheet. */
export type ShapeStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A page whose marked drawings use shapes of files, and those files by their address. */
export interface FiledDrawings {
  html: string;
  files: Map<string, string>;
}

const markedDrawing = /<svg data-file ([^>]*)>(.*?)<\/svg>/gs;
/** Classes that the page itself must see: their motion, and the size of words by the width of the window. */
const pageClass = /^d-(draw|layer-\d|text)$/;
const shape = /<(path|text)\b([^>]*)>([^<]*)<\/\1>/g;
/** Shapes that the page need not tell apart. */
const run = /(?:<path\b(?![^>]*\bd-(?:draw|layer))[^>]*><\/path>)+|<(path|text)\b[^>]*>[^<]*<\/\1>/g;

/** Reads which attributes say the same as a class of `css` that stands alone, outside conditions. */
export function readShapeStyles(css: string): ShapeStyles {
  const rules = postcss.parse(css).nodes.filter((node): node is Rule => node.type === 'rule');
  const styles = rules
    .filter(({ selector }) => /^\.d-[\w-]+$/.test(selector))
    .map(({ selector, nodes }) => {
      const lines = nodes.filter((node) => node.type === 'decl');
      return [selector.slice(1), new Map(lines.map(({ prop, value }) => [prop, value]))] as const;
    });
  return new Map(styles);
}

/**
 * Takes the shapes of each marked drawing out of a page. What moves stays apart, as an element of the page; all others
 * become one. Colours come from the page too, since a shape in use inherits: a ground, print and forced colours hold.
 */
export function fileDrawings(html: string, styles: ShapeStyles): FiledDrawings {
  const files = new Map<string, string>();
  const lean = html.replace(markedDrawing, (_, attributes: string, body: string) => {
    const parts: string[] = [];
    const used = body.replace(run, (shapes, single?: string) => {
      const classes = single ? listClasses(shapes).filter((name) => pageClass.test(name)) : [];
      const id = `${single === 'text' ? 't' : 'p'}${parts.length}`;
      parts.push(`<g id="${id}">${shapes.replace(shape, (...found) => writeShape(found, styles))}</g>`);
      return `<use${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''} href="#${id}"></use>`;
    });
    const [strange] = /<(?!\/?(g|use)\b)[^>]*>/.exec(used) ?? [];
    if (strange) throw new Error(`${strange} in a drawing cannot go to a file; see src/build/lean-pages.`);
    const file = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
    const hash = createHash('sha256').update(file).digest('base64url').slice(0, 8);
    const path = `/_astro/drawing.${hash}.svg`;
    files.set(path, file);
    return `<svg ${attributes}>${used.replaceAll('href="#', `href="${path}#`)}</svg>`;
  });
  return { html: lean, files };
}

const listClasses = (markup: string) => /\sclass="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];

/** A shape without classes: those of the page are on the element that uses it, and no page's style reaches into a file in every browser. */
function writeShape([, tag, attributes, words]: string[], styles: ShapeStyles): string {
  const classes = new Set(listClasses(attributes ?? '').filter((name) => !pageClass.test(name)));
  const found = [...styles].filter(([name]) => classes.delete(name));
  if (classes.size > 0) throw new Error(`drawing.css has no rule for ${[...classes].join(', ')} alone.`);
  const looks = new Map(found.flatMap(([, style]) => [...style]));
  const written = Array.from(looks, ([name, value]) => ` ${name}="${value}"`).join('');
  const rest = `${(attributes ?? '').replace(/\sclass="[^"]*"/, '')}${written}`;
  return words ? `<${tag}${rest}>${words.trim()}</${tag}>` : `<${tag}${rest}/>`;
}
