import { PurgeCSS } from 'purgecss';

const styles = /<style>([^]*?)<\/style>/g;
const tagsAndScripts = /<script(?: type="module")?>[^]*?<\/script>|<[^>]+>/g;

/** The HTML with every scope class (`astro-` and eight characters) by a short name; `names` keeps them the same across pages. */
export function shortenScopes(html: string, names: Map<string, string>): string {
  return html.replace(/(?<=[\s".])astro-[a-z0-9]{8}(?![\w-])/g, (scope) => {
    const name = names.get(scope) ?? `z${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}

/** Each style block of the pages with what is left of it; a rule stays when a page with that block, or a script, names what it selects. */
export async function findLeanStyles(pages: Iterable<string>, scripts: string): Promise<Map<string, string>> {
  const partsByBlock = new Map<string, Set<string>>();
  for (const html of pages) {
    // Thousands of pages are made of the same few tags and scripts, so each is read once.
    const parts = new Set(html.replace(styles, '').match(tagsAndScripts));
    for (const [, css = ''] of html.matchAll(styles)) {
      const known = partsByBlock.get(css) ?? new Set();
      // As copies: a slice would keep its whole page in memory.
      for (const part of parts) if (!known.has(part)) known.add(Buffer.from(part).toString());
      partsByBlock.set(css, known);
    }
  }
  const lean = new Map<string, string>();
  for (const [css, parts] of partsByBlock) {
    const words = new Set([...parts].join(' ').match(/[\w-]+/g));
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: `${scripts} ${[...words].join(' ')}`, extension: 'html' }],
      css: [{ raw: css }],
      safelist: { greedy: [/^:|view-transition/] },
    });
    lean.set(css, result?.css ?? css);
  }
  return lean;
}

/** The HTML with its style blocks as `lean` has them. */
export function replaceStyles(html: string, lean: Map<string, string>): string {
  return html.replace(styles, (_block, css: string) => `<style>${lean.get(css) ?? css}</style>`);
}
