import { getEntries, type Entry } from './entries.ts';

/** The texts of a single route from content/paginas, by the file's name; throws when the file is missing. */
export async function getPage(name: string): Promise<Entry<'pages'>> {
  return find(await getEntries('pages'), name);
}

/** The texts of the home page. */
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
