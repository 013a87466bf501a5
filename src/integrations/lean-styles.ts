import { PurgeCSS } from 'purgecss';

/** The style blocks of a page. */
export const styles = /(?<=<style>)[^]*?(?=<\/style>)/g;

/** The HTML with every scope class (`astro-` and eight characters) by a short name; `names` keeps them the same across pages. */
export function shortenScopes(html: string, names: Map<string, string>): string {
  return html.replace(/(?<=[\s".])astro-[a-z0-9]{8}(?![\w-])/g, (scope) => {
    const name = names.get(scope) ?? `z${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}

/** Each style block of the pages with what is left of it; a rule stays when a page with that block, or a script, names what it selects. */
export async function dropUnusedRules(
  pages: Iterable<string>,
  scripts: string,
): Promise<Map<string, string>> {
  const wordsByBlock = new Map<string, Set<string>>();
  for (const html of pages) {
    const markup = html.replace(styles, '').match(/<script[^]*?<\/script>|<[^>]+>/g) ?? [];
    const words = markup.join(' ').match(/[\w-]+/g) ?? [];
    for (const [css] of html.matchAll(styles)) {
      const known = wordsByBlock.get(css) ?? new Set();
      for (const word of words) known.add(word);
      wordsByBlock.set(css, known);
    }
  }
  const lean = new Map<string, string>();
  for (const [css, words] of wordsByBlock) {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: `${scripts} ${[...words].join(' ')}`, extension: 'html' }],
      css: [{ raw: css }],
      safelist: { greedy: [/^:|view-transition/] },
    });
    lean.set(css, result?.css ?? css);
  }
  return lean;
}
