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

/** HTML with the short names of its classes. */
export function shortenClasses(html: string, names: ReadonlyMap<string, string>): string {
  return html.replace(tag, (element) =>
    element.replace(classList, (list) =>
      list.replace(/\S+/g, (name) => names.get(unescapeHtml(name)) ?? name),
    ),
  );
}

export const listElements = (html: string): string[] => html.match(/(?<=<)[a-z][\w-]*/g) ?? [];

export const listClasses = (html: string): string[] =>
  (html.match(tag) ?? []).flatMap((element) => unescapeHtml(classList.exec(element)?.[0] ?? '').split(/\s+/));

/** A name as it is in CSS: Astro escapes some of its characters in an attribute. */
const unescapeHtml = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
