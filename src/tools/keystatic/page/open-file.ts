import type { Config } from '@keystatic/core';

import { jsonKinds, textKinds } from '../../../collections/kinds.ts';
import { findText, folderKinds } from '../forms/config.ts';
import type { JsonKind } from '../forms/forms.ts';
import { page } from './page-content.ts';

/** The file that the editor's address names, below content/, and the path of its page. */
export function findOpenFile(): { file: string; href?: string; status?: string | undefined } | undefined {
  const [, folder, slug = '', name = ''] =
    /\/keystatic\/(?:collection\/(\w+)\/item\/([^/]+)|singleton\/([^/]+))/.exec(location.pathname) ?? [];
  if (folder === 'beelden') return { file: `beelden/${slug}/index.json` };
  const kind = folderKinds.find((each) => textKinds[each].folder === folder);
  const text = kind
    ? { kind, slug }
    : page.content.singles.find((single) => `pagina-${single.slug}` === name);
  if (text) {
    const row = textKinds[text.kind];
    const status = findText(page.content, row.folder, text.slug)?.status;
    return { file: `${row.folder}/${text.slug}.mdx`, href: row.href(text.slug), status };
  }
  return name in jsonKinds ? { file: jsonKinds[name as JsonKind].file.replace('content/', '') } : undefined;
}

/** The address of the form of a file, and what the menu calls it. */
export function findForm(file: string, { collections = {}, singletons = {} }: Config) {
  const path = file.replace(/^content\/|(\/index)?\.\w+$/g, '');
  const [name, single] = Object.entries(singletons).find(([, each]) => each.path === path) ?? [];
  if (single) return { href: `/keystatic/singleton/${name}`, label: single.label };
  const [folder = '', slug] = path.split('/');
  return { href: `/keystatic/collection/${folder}/item/${slug}`, label: collections[folder]?.label };
}
