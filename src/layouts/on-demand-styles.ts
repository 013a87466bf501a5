/** The order of the layers, as in src/styles/global.css, whichever style comes first in a page. */
const layers = '@layer theme, base, components, utilities;';
/** Tailwind's banner. */
const banner = /^\/\*![^]*?\*\/\s*/;

/** The style sheets (CSS by path) whose file is named after an element or class in `html`, each in the layer `components`. */
export function pickStyles(sheets: Record<string, string>, html: string): string[] {
  const tags = html.match(/<\w[^>]*>/g)?.join('') ?? '';
  const used = Object.entries(sheets).filter(([path]) => {
    const name = path.replace(/.*\/|\.css$/g, '');
    return new RegExp(`[<" ]${name}[ ">]`).test(tags);
  });
  return used.map(([, css]) => `${layers}@layer components{${css.replace(banner, '')}}`);
}
