// By hand, because no minifier shortens the classes of HTML and CSS together, and Astro has no setting for the name of a scope.
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const tag = /<[a-z](?:[^>"]|"[^"]*")*>/g;
const classList = /(?<=\sclass=")[^"]*/;

/** Short names for classes, the same on every page; `kept` are those, and custom properties, that scripts or other files ask for. */
export class ShortNames {
  readonly #kept: ReadonlySet<string>;
  readonly #names = new Map<string, string>();

  constructor(kept: ReadonlySet<string>) {
    this.#kept = kept;
  }

  /** Whether something outside the pages asks for `name`. */
  isKept(name: string): boolean {
    return this.#kept.has(name);
  }

  /** The short name of a class, which from now on `shortenTags` writes too; a plain word stays as it is. */
  shorten(name: string): string {
    if (/^[a-z]*$/.test(name) || this.isKept(name)) return name;
    const rank = this.#names.size;
    const short = `${letters[rank % 26]}${rank < 26 ? '' : (Math.floor(rank / 26) - 1).toString(36)}`;
    if (!this.#names.has(name)) this.#names.set(name, short);
    return this.#names.get(name) ?? name;
  }

  /** HTML with the classes of its elements by the short names that they have by now. */
  shortenTags(html: string): string {
    return html.replace(tag, (element) =>
      element.replace(classList, (list) =>
        list.replace(/\S+/g, (name) => this.#names.get(unescapeHtml(name)) ?? name),
      ),
    );
  }
}

/** A name as it stands in CSS: Astro escapes some of its characters in an attribute. */
export const unescapeHtml = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
