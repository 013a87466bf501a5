import { getEntry, type CollectionEntry } from 'astro:content';

import { ContentError } from './content-error.ts';

/** The texts of a single route from content/paginas, with its entry to render; throws when the file is missing. */
export async function getPage(name: string) {
  const entry = await getEntry('pages', name);
  if (!entry) throw new ContentError(`content/paginas/${name}.mdx`, ['dit bestand ontbreekt']);
  return { ...entry.data, entry };
}

/** The texts of the home page. */
export async function getHome() {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new ContentError('content/paginas/home.mdx', ['dit bestand ontbreekt']);
  return { ...entry.data, entry };
}

export type Page = Awaited<ReturnType<typeof getPage>>;
export type Home = CollectionEntry<'home'>['data'];
