import type { ClientDirective } from 'astro';

/**
 * Hydrates an island on the first pointer, touch or focus inside it. Until then a pressed button is marked `data-pressed`,
 * for CSS to show and the island to take over; an island whose script fails is marked `data-failed`.
 */
const intent: ClientDirective = (load, _options, island) => {
  const press = (pressed?: EventTarget | null) => {
    for (const button of island.querySelectorAll('button')) {
      button.toggleAttribute('data-pressed', button === pressed && !button.hasAttribute('data-pressed'));
    }
  };
  let loading: Promise<void> | undefined;
  const start = () => void (loading ??= load().then((hydrate) => hydrate()));
  island.addEventListener('click', ({ target }) => {
    // Astro takes `ssr` away when the island is hydrated.
    if (target instanceof HTMLButtonElement && island.hasAttribute('ssr')) press(target);
  });
  addEventListener('pagehide', () => press());
  island.addEventListener('astro:hydration-error', () => island.toggleAttribute('data-failed', true));
  island.addEventListener('pointerover', start);
  island.addEventListener('focusin', start);
};

export default intent;
