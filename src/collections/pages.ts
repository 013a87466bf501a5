import type { CollectionEntry } from 'astro:content';

import { getEntries } from './entries.ts';
import { ContentError } from './faults/fault.ts';
import type { TextKind } from './kinds.ts';

/** The texts of a single route from content/paginas, with its entry to render; throws when the file is missing. */
export const getPage = (name: string) => getSingle('pages', name);

/** The texts of the home page. */
export const getHome = () => getSingle('home', 'home');

/** The texts of a page at `path` that no link leads to: for an unknown address, or after the form without its script. */
export const getResult = (path: string) => getSingle('results', path.slice(1));

async function getSingle<Kind extends TextKind>(kind: Kind, name: string) {
  const found = (await getEntries(kind)).find(({ slug }) => slug === name);
  if (!found) throw new ContentError(`content/paginas/${name}.mdx`, [{ message: 'dit bestand ontbreekt' }]);
  return found;
}

export type Page = Awaited<ReturnType<typeof getPage>>;
export type Home = CollectionEntry<'home'>['data'];
