import { htmlToHast, type HastNode } from 'satteri';

/** The order of the layers, as in src/styles/global.css, whichever style comes first in a page. */
const layers = '@layer theme, base, components, utilities;';
/** Tailwind's banner. */
const banner = /^\/\*![^]*?\*\/\s*/;

/** The style sheets (CSS by path) whose file is named after an element or class in `html`, each in the layer `components`. */
export function pickStyles(sheets: Record<string, string>, html: string): string[] {
  const names = new Set(listNames(htmlToHast(html)));
  const used = Object.entries(sheets).filter(([path]) => names.has(path.replace(/.*\/|\.css$/g, '')));
  return used.map(([, css]) => `${layers}@layer components{${css.replace(banner, '')}}`);
}

/** The elements and classes below `node`. */
function listNames(node: HastNode): string[] {
  if (!('children' in node)) return [];
  const own = node.type === 'element' ? [node.tagName, node.properties['className'] ?? []].flat() : [];
  return [...own.map(String), ...node.children.flatMap(listNames)];
}
