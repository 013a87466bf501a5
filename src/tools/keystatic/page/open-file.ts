import type { Config } from '@keystatic/core';

import { jsonFiles } from '../../editors/files/json-files.ts';
import { textKinds } from '../../editors/files/kinds.ts';
import { collectionKinds, findText } from '../forms/config.ts';
import { nameCollection, type JsonKind } from '../forms/forms.ts';
import { findTextKind, readSlug } from '../../editors/files/text-file.ts';
import { page } from './page-content.ts';

/** The file that the editor's address names, below content/, and the path of its page. */
export function findOpenFile(): { file: string; href?: string; status?: string | undefined } | undefined {
  const [, collection, item = '', name = ''] =
    /\/keystatic\/(?:collection\/(\w+)\/item\/([^/]+)|singleton\/([^/]+))/.exec(location.pathname) ?? [];
  const slug = decodeURIComponent(item);
  if (collection === 'beelden') return { file: `beelden/${slug}/index.json` };
  const kind = collectionKinds.find((each) => nameCollection(each) === collection);
  const text = kind
    ? { kind, slug }
    : page.content.singles.find((single) => `pagina-${single.slug}` === name);
  if (text) {
    const row = textKinds[text.kind];
    const status = findText(page.content, nameCollection(text.kind), text.slug)?.status;
    const file = `${row.folder}/${text.slug}${text.kind === 'maquettes' ? '/index.yaml' : '.mdx'}`;
    return { file, href: row.href(text.slug), status };
  }
  return name in jsonFiles ? { file: jsonFiles[name as JsonKind].file.replace('content/', '') } : undefined;
}

/** The address of the form of a file, and what the menu calls it. */
export function findForm(file: string, { collections = {}, singletons = {} }: Config) {
  const path = file.replace(/^content\/|(\/index)?\.\w+$/g, '');
  const [name, single] = Object.entries(singletons).find(([, each]) => each.path === path) ?? [];
  if (single) return { href: `/keystatic/singleton/${name}`, label: single.label };
  const [folder = '', item = ''] = path.split('/');
  const whole = `content/${file.replace(/^content\//, '')}`;
  const kind = findTextKind(whole);
  const collection = kind ? nameCollection(kind) : folder;
  const slug = encodeURIComponent(kind ? readSlug(whole, kind) : item);
  return { href: `/keystatic/collection/${collection}/item/${slug}`, label: collections[collection]?.label };
}
