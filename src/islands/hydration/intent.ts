import type { ClientDirective } from 'astro';

/** Hydrates an island on the first pointer, touch or focus inside it; one whose script fails is marked `data-failed`, for CSS. */
const intent: ClientDirective = (load, _options, island) => {
  let loading: Promise<void> | undefined;
  const start = () => void (loading ??= load().then((hydrate) => hydrate()));
  island.addEventListener('astro:hydration-error', () => island.toggleAttribute('data-failed', true));
  island.addEventListener('pointerover', start);
  island.addEventListener('focusin', start);
  // This code itself waits for a first touch, which may be in the island.
  if (island.matches(':hover, :focus-within')) start();
};

export default intent;
