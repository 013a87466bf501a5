import type { ClientDirective } from 'astro';

/** Hydrates an island on the first pointer, touch or focus in the element that it stands in. */
const intent: ClientDirective = (load, _options, island) => {
  const area = island.parentElement;
  let loading: Promise<void> | undefined;
  const start = () => (loading ??= load().then((hydrate) => hydrate()));
  area?.addEventListener('pointerover', start);
  area?.addEventListener('focusin', start);
  // This code itself waits for a first touch, which may be here.
  if (area?.matches(':hover, :focus-within')) void start();
};

export default intent;
