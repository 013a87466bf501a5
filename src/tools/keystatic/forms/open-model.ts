import type { Content } from './config.ts';

/** The model whose form is open in the browser, or a screen of it. */
export function findOpenModel({ models }: Content) {
  const path = typeof location === 'undefined' ? '' : decodeURIComponent(location.pathname);
  const [, slug = ''] = /\/collection\/(?:maquettes|schermen)\/item\/([^/]+)/.exec(path) ?? [];
  return models[slug];
}
