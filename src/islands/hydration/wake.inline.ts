/**
 * Lets islands wake without Astro's runtime in the page, 4 kB that most visits never need: it comes with the first
 * island that wakes. The browser's half of a patch of Astro 7.3.4, by hand because Astro has no setting for it:
 * `build/optimize-html/island-runtime.ts` takes the runtime out of the built pages, and stops a build when Astro no longer
 * puts it there. In development it stands in the page.
 */
const directives = window.Astro;

if (directives && !customElements.get('astro-island')) {
  const woken = new Map<Element, Promise<void>>();
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    const read = (name: string) => island.getAttribute(name) ?? '';
    const wake = (resolve: () => void) => {
      const load = async () => {
        // Not after the runtime, which would ask for them next.
        for (const name of ['component-url', 'renderer-url']) void fetchModule(read(name)).catch(() => {});
        await fetchModule(ISLAND_RUNTIME)
          .catch(() => fetchModule(`${ISLAND_RUNTIME}?opnieuw`))
          .then(resolve, () => island.dispatchEvent(new Event('astro:hydration-error')));
        return async () => {};
      };
      directives[read('client')]?.(load, JSON.parse(read('opts')), island);
    };
    woken.set(island, new Promise(wake));
  }
  // The runtime asks again, for every island; each has had its say or still waits.
  for (const name of Object.keys(directives)) {
    directives[name] = (load, _options, island) =>
      woken
        .get(island)
        ?.then(load)
        .then((hydrate) => hydrate());
  }
}

function fetchModule(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ path);
}
