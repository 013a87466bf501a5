import { getEntries, type Entry } from './entries.ts';

/** Returns a page of content/paginas by its file name; throws when the file is missing. */
export async function getPage(name: string): Promise<Entry<'pages'>> {
  return find(await getEntries('pages'), name);
}

/** Returns the texts of the home page. */
export async function getHome(): Promise<Entry<'home'>> {
  return find(await getEntries('home'), 'home');
}

function find<Page extends { slug: string }>(pages: Page[], name: string): Page {
  const found = pages.find(({ slug }) => slug === name);
  if (!found) throw new Error(`content/paginas/${name}.mdx ontbreekt`);
  return found;
}

export type Page = Entry<'pages'>;
export type Home = Entry<'home'>;
