import { globSync, readFileSync, writeFileSync } from 'node:fs';

import type { AstroIntegration } from 'astro';
import { browserslistToTargets, Features, transform, type Selector } from 'lightningcss';

import { oldestBrowsers } from './browsers.ts';

const styleElement = /<style>([^]*?)<\/style>/g;

/** Classes, elements and custom properties that pages and their islands use. */
type Used = Record<'classes' | 'elements' | 'properties', ReadonlySet<string>>;

/**
 * Above this, the pages of a route share their CSS: each version needs a hash in the policy, and its line fits
 * about thirty.
 */
const maxSeparatePages = 12;

/** Joins the style elements of each built page into one, without unused rules. */
export function smallPages(): AstroIntegration {
  return {
    name: 'small-pages',
    hooks: {
      'astro:build:done': ({ dir, assets }) => {
        for (const files of assets.values()) {
          const pages = files.map(({ pathname }) => pathname).filter((path) => path.endsWith('.html'));
          const groups = pages.length > maxSeparatePages ? [pages] : pages.map((page) => [page]);
          for (const group of groups) rewritePages(group, dir);
        }
      },
    },
  };
}

/** Gives pages one style element each, with the rules that any of them uses. */
function rewritePages(files: readonly string[], dist: URL): void {
  const pages = files.map((file) => readFileSync(file, 'utf8'));
  const used = listUsed(pages.map((html) => html.replace(styleElement, '')).join('\n'), dist);
  const written = new Map<string, string>();
  for (const [index, html] of pages.entries()) {
    const css = Array.from(html.matchAll(styleElement), ([, rules = '']) => rules).join('');
    // For comparing screenshots with and without unused rules.
    if (process.env['SMALL_PAGES'] === 'off') written.set(css, css);
    if (!written.has(css)) written.set(css, dropUnused(css, used));
    const element = `<style>${written.get(css)}</style>`;
    const bare = html.replace(styleElement, '');
    writeFileSync(
      files[index] ?? '',
      bare.replace('</head>', () => `${element}</head>`),
    );
  }
}

/**
 * Returns the names that a page uses: in its HTML (pass it without style elements), islands and external drawings.
 */
export function listUsed(html: string, dist: URL): Used {
  const islands = new Set(html.match(/(?<=data-island=")[\w-]+/g));
  const drawings = [...new Set(html.match(/(?<=<use href="\/)[^#"]+/g))];
  const sources = [...islands].flatMap((name) => globSync(`src/islands/${name}/*.{tsx,css}`));
  const files = [...sources, ...drawings.map((path) => new URL(path, dist))];
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const lists = html.match(/(?<=\sclass=")[^"]+/g) ?? [];
  const classes = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return {
    classes: new Set([...classes.split(/\s+/), ...code.split(/["\s]/)]),
    elements: new Set(`${html}${code}`.match(/(?<=<)[a-z][\w-]*/g)),
    properties: new Set(`${html}${code}`.match(/--[\w-]+/g)),
  };
}

/** Removes unused rules, custom properties and keyframes from a style sheet. */
export function dropUnused(css: string, used: Used): string {
  const properties = [...new Set(css.match(/--[\w-]+/g))];
  const keyframes = css.match(/(?<=@keyframes )[\w-]+/g) ?? [];
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // Without them, it writes shorthands that Safari ignores, such as `text-decoration: underline 1px`.
    targets: browserslistToTargets(oldestBrowsers),
    // The bundler wrote them.
    exclude: Features.VendorPrefixes,
    unusedSymbols: [
      ...properties.filter((name) => !css.includes(`var(${name}`) && !used.properties.has(name)),
      ...keyframes.filter((name) => css.split(name).length === 2),
    ],
    visitor: {
      Rule: {
        style: ({ value }) =>
          value.selectors.every((selector) => isAbsent(selector, used)) ? [] : undefined,
        property: ({ value }) => (css.includes(`var(${value.name}`) ? undefined : []),
        // Tailwind's fallback for browsers without `@property`, which the site does not support.
        'layer-block': ({ value }) => (value.name?.join() === 'properties' ? [] : undefined),
      },
      // Of a list, only the selectors that can match.
      Selector: (selector) => (isAbsent(selector, used) ? [] : undefined),
    },
  });
  const small = String(code);
  // Repeat: removing a custom property may leave others unused.
  return small.length < css.length ? dropUnused(small, used) : small;
}

/** Returns whether a selector can never match; a pseudo-class or attribute always could, once scripts run. */
function isAbsent(selector: Selector, used: Used): boolean {
  return selector.some((part) => {
    if (part.type === 'class') return !used.classes.has(part.name);
    if (part.type === 'type') return !used.elements.has(part.name);
    if (part.type !== 'pseudo-class') return false;
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return false;
    return part.selectors.every((inner) => isAbsent(inner, used));
  });
}
