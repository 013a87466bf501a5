// By hand, because Astro has no setting for the name of a scope and no minifier shortens classes in HTML.

/** The HTML with every scope class (`astro-` and eight characters) by a short name; `names` keeps them the same across pages. */
export function shortenScopes(html: string, names: Map<string, string>): string {
  return html.replace(/(?<=[\s".])astro-[a-z0-9]{8}(?![\w-])/g, (scope) => {
    const name = names.get(scope) ?? `z${names.size.toString(36)}`;
    names.set(scope, name);
    return name;
  });
}
