import type { Config } from '@keystatic/core';

/** Returns a link to the form of a file, with the label of the menu, or `undefined`. */
export function findForm(file: string, config: Config, branch: string) {
  const { collections = {}, singletons = {} } = config;
  const path = file.replace(/^content\/|(\/index)?\.\w+$/g, '');
  const start = `/keystatic/branch/${encodeURIComponent(branch)}`;
  for (const [name, { label, path: formPath }] of Object.entries(singletons))
    if (formPath === path) return { href: `${start}/singleton/${name}`, words: label };
  for (const [name, { label, path: pattern = '' }] of Object.entries(collections)) {
    const slug = matchPath(path, pattern);
    if (slug)
      return {
        href: `${start}/collection/${name}/item/${encodeURIComponent(slug)}`,
        words: `${label}: ${slug}`,
      };
  }
  return undefined;
}

/** Returns the part of a path that matches the stars of Keystatic's pattern; with two stars it includes a folder. */
function matchPath(path: string, pattern: string): string | undefined {
  const [, folder = '', stars = ''] = /^(.*?)(\*\*?)\/?$/.exec(pattern) ?? [];
  if (!path.startsWith(folder)) return undefined;
  const slug = path.slice(folder.length);
  return slug.includes('/') === (stars === '**') ? slug : undefined;
}
