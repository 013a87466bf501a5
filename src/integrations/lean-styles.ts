import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';
import { PurgeCSS } from 'purgecss';

const styles = /(?<=<style>)[^]*?(?=<\/style>)/g;

/** Makes the styles in the built pages small: short scope classes, and no rule that none of the pages with those styles can use. */
export function leanStyles(): AstroIntegration {
  return {
    name: 'lean-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (pattern: string) => globSync(pattern, { cwd: fileURLToPath(dir) }).sort();
        // React itself names every element there is, but makes none.
        const own = read('_astro/*.js').filter((file) => !/^_astro\/(client|react)\./.test(file));
        const scripts = own.map((file) => readFileSync(new URL(file, dir), 'utf8'));
        const names = new Map<string, string>();
        const pages = read('**/*.html').map((file) => {
          const url = new URL(file, dir);
          return { url, html: shortenScopes(readFileSync(url, 'utf8'), names) };
        });
        const lean = await dropUnusedRules(
          pages.map(({ html }) => html),
          scripts.join(' '),
        );
        for (const { url, html } of pages) {
          writeFileSync(
            url,
            html.replace(styles, (css) => lean.get(css) ?? css),
          );
        }
      },
    },
  };
}

/** The HTML with every scope class (`astro-` and eight characters) by a short name; `names` keeps them the same across pages. */
export function shortenScopes(html: string, names: Map<string, string>): string {
  return html.replace(/(?<=[\s".])astro-[a-z0-9]{8}(?![\w-])/g, (scope) => {
    const name = names.get(scope) ?? `z${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}

/** Each style block of the pages with what is left of it; a rule stays when a page with that block, or a script, names what it selects. */
export async function dropUnusedRules(pages: string[], scripts: string): Promise<Map<string, string>> {
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
