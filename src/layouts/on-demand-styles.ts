/** Layers in their order, whichever style stands first in a page; src/styles/global.css has the same. */
const layers = '@layer theme, base, components, utilities;';
/** Tailwind signs each sheet it compiles; that of all pages has its name already. */
const signature = /^\/\*![^]*?\*\/\s*/;

/** Those of `sheets` (CSS by path) whose file is named after an element or class in `html`. */
export function pickStyles(sheets: Record<string, string>, html: string): string[] {
  const tags = html.match(/<\w[^>]*>/g)?.join('') ?? '';
  const used = Object.entries(sheets).filter(([path]) => {
    const name = path.replace(/.*\/|\.css$/g, '');
    return new RegExp(`[<" ]${name}[ ">]`).test(tags);
  });
  return used.map(([, css]) => layers + css.replace(signature, ''));
}
