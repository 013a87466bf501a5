/**
 * Hydrates islands without Astro's runtime in the page: the first island that hydrates fetches it. Astro has no setting
 * for this; `build/optimize-html/page-scripts.ts` takes the runtime out of the built pages, and stops a build when Astro
 * no longer puts it there. In development the runtime is in the page.
 */
const directives = window.Astro;

if (directives && !customElements.get('astro-island')) {
  const started = new Map<Element, Promise<void>>();
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    const read = (name: string) => island.getAttribute(name) ?? '';
    const start = (resolve: () => void) => {
      const load = async () => {
        // In parallel with the runtime, which would request them next.
        for (const name of ['component-url', 'renderer-url']) void fetchModule(read(name)).catch(() => {});
        await fetchModule(ISLAND_RUNTIME).then(resolve, () => {});
        return async () => {};
      };
      directives[read('client')]?.(load, JSON.parse(read('opts') || 'null'), island);
    };
    started.set(island, new Promise(start));
  }
  // The runtime calls the directives again for every island: each then waits for its own start.
  for (const name of Object.keys(directives)) {
    directives[name] = (load, _options, island) =>
      started
        .get(island)
        ?.then(load)
        .then((hydrate) => hydrate());
  }
}

function fetchModule(path: string): Promise<unknown> {
  return import(/* @vite-ignore */ path);
}
