import { globSync, readFileSync, writeFileSync } from 'node:fs';

import type { AstroIntegration } from 'astro';
import postcss, { type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';

const styleElement = /<style>([^]*?)<\/style>/g;
const island = /(?<=data-island=")[\w-]+/g;

/** Keeps in the built pages the rules that they use. The pages of a route share their rules, and so a hash in the policy. */
export function smallPages(): AstroIntegration {
  return {
    name: 'small-pages',
    hooks: {
      'astro:build:done': async ({ assets }) => {
        for (const files of assets.values()) {
          await purgePages(files.map(({ pathname }) => pathname).filter((path) => path.endsWith('.html')));
        }
      },
    },
  };
}

async function purgePages(files: readonly string[]): Promise<void> {
  const pages = files.map((file) => readFileSync(file, 'utf8'));
  const islands = new Set(pages.flatMap((html) => html.match(island) ?? []));
  const purged = new Map<string, string>();
  for (const [index, html] of pages.entries()) {
    const styles = Array.from(html.matchAll(styleElement), ([, css = '']) => css).join('');
    if (!purged.has(styles)) purged.set(styles, await purge(styles, pages, islands));
    let element = `<style>${purged.get(styles)}</style>`;
    const small = html.replace(styleElement, () => {
      const first = element;
      element = '';
      return first;
    });
    writeFileSync(files[index] ?? '', small);
  }
}

/** The rules of a style sheet that pages use, or that their islands may add; all of them for the test that compares both. */
async function purge(css: string, pages: readonly string[], islands: ReadonlySet<string>): Promise<string> {
  if (process.env['SMALL_PAGES'] === 'off') return css;
  const sources = [...islands].flatMap((name) => globSync(`src/islands/${name}/*.{tsx,css}`));
  const content = [
    ...pages.map((html) => ({ raw: html.replace(styleElement, ''), extension: 'html' })),
    ...sources.map((file) => ({ raw: readFileSync(file, 'utf8'), extension: 'tsx' })),
  ];
  const [result] = await new PurgeCSS().purge({
    content,
    css: [{ raw: css }],
    defaultExtractor: listNames,
    variables: true,
    // Drawings in a page, and the bar's own sheet, ask for tokens.
    safelist: { variables: content.flatMap(({ raw }) => raw.match(/--[\w-]+/g) ?? []) },
    keyframes: true,
  });
  const root = postcss.parse(result?.css ?? '');
  dropHelp(root);
  return String(root);
}

/** What may name a class, an element or an attribute: words, classes with brackets and colons, whole values. */
const listNames = (content: string): string[] => [
  ...(content.match(/[\w-]+/g) ?? []),
  ...(content.replaceAll('&amp;', '&').match(/[^\s"'`]+/g) ?? []),
  ...(content.match(/(?<==")[^"]+/g) ?? []),
];

/** Drops what Tailwind writes for browsers without `@property`, and properties that no rule uses. */
function dropHelp(root: Root): void {
  const css = String(root);
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`)) rule.remove();
  });
}
