// By hand, because no minifier shortens the classes of HTML and CSS together.
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const tag = /<[a-z](?:[^>"]|"[^"]*")*>/g;
const classList = /(?<=\sclass=")[^"]*/;

/** Short names for classes, in the order of their rules; plain words, and what other files name, keep theirs. */
export function createShortNames(pages: string[], kept: ReadonlySet<string>): Map<string, string> {
  const names = new Set<string>();
  // The shortest page first: it has what all pages have.
  for (const page of pages.toSorted((one, other) => one.length - other.length)) {
    const classes = new Set(listClasses(page));
    for (const [, escaped = ''] of page.matchAll(/\.((?:\\.|[\w-])+)/g)) {
      const name = escaped.replaceAll('\\', '');
      if (classes.has(name) && !/^[a-z]*$/.test(name) && !kept.has(name)) names.add(name);
    }
  }
  return new Map(Array.from(names, (name, rank) => [name, formatName(rank)]));
}

function formatName(rank: number): string {
  const more = rank < 26 ? '' : (Math.floor(rank / 26) - 1).toString(36);
  return `${letters[rank % 26]}${more}`;
}

/** The short names for some pages, where classes that always stand together share one. */
export function joinNames(pages: readonly string[], names: ReadonlyMap<string, string>): Map<string, string> {
  const places = new Map<string, string>();
  for (const [place, list] of pages.flatMap(listClassLists).entries()) {
    for (const name of list) places.set(name, `${places.get(name) ?? ''} ${place}`);
  }
  const joined = new Map<string, string>();
  return new Map(
    Array.from(names, ([name, short]) => {
      const where = places.get(name) ?? name;
      if (!joined.has(where)) joined.set(where, short);
      return [name, joined.get(where) ?? short];
    }),
  );
}

/** HTML with the short names of its classes. */
export function shortenClasses(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(tag, (element) =>
    element.replace(classList, (list) =>
      [...new Set(list.split(' ').map((name) => names.get(unescapeHtml(name)) ?? name))].join(' '),
    ),
  );
}

export const listElements = (html: string): string[] => html.match(/(?<=<)[a-z][\w-]*/g) ?? [];

export const listClasses = (html: string): string[] => listClassLists(html).flatMap((list) => [...list]);

/** The classes of each element. */
export const listClassLists = (html: string): Set<string>[] =>
  (html.match(tag) ?? []).map(
    (element) => new Set(unescapeHtml(classList.exec(element)?.[0] ?? '').split(/\s+/)),
  );

/** A name as it is in CSS: Astro escapes some of its characters in an attribute. */
const unescapeHtml = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
