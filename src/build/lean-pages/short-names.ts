// By hand, because Astro has no setting for the name of a scope and no minifier shortens the classes of HTML and CSS together.
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const scope = /(?<=[\s".])astro-[a-z0-9]{8}(?![\w-])/g;
const tag = /<[a-z](?:[^>"]|"[^"]*")*>/g;

/** Short names for classes, the same on every page; those that scripts or other files ask for are `kept`. */
export class ShortNames {
  readonly #names = new Map<string, string>();
  readonly #kept: ReadonlySet<string>;

  constructor(kept: ReadonlySet<string>) {
    this.#kept = kept;
  }

  /** The short name of a class, which from now on `shortenTags` writes too; a plain word stays as it is. */
  shorten(name: string): string {
    if (/^[a-z]*$/.test(name) || this.#kept.has(name)) return name;
    const count = this.#names.size;
    const short =
      this.#names.get(name) ??
      `${letters[count % 26]}${count < 26 ? '' : Math.floor(count / 26 - 1).toString(36)}`;
    this.#names.set(name, short);
    return short;
  }

  /** HTML with every scope of Astro's (`astro-` and eight characters) by its short name, in styles too. */
  shortenScopes(html: string): string {
    return html.replace(scope, (name) => this.shorten(name));
  }

  /** HTML with the classes of its elements by the short names that they have by now. */
  shortenTags(html: string): string {
    return html.replace(tag, (element) =>
      element.replace(/(?<=\sclass=")[^"]*/, (list) =>
        list.replace(/\S+/g, (name) => this.#names.get(unescapeHtml(name)) ?? name),
      ),
    );
  }
}

/** A name as it stands in CSS: Astro escapes some of its characters in an attribute. */
export const unescapeHtml = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
