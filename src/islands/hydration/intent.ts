import type { ClientDirective } from 'astro';

/**
 * Hydrates an island on the first pointer, touch or focus inside it. Until then a pressed button is marked `data-pressed`,
 * for CSS to show and the island to take over; an island whose script fails is marked `data-failed`.
 */
const intent: ClientDirective = (load, _options, island) => {
  const waiting = new AbortController();
  const release = (pressed?: Element) => {
    for (const button of island.querySelectorAll('[data-pressed]')) {
      if (button !== pressed) button.removeAttribute('data-pressed');
    }
  };
  const markPressed = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    release(target);
    target.toggleAttribute('data-pressed');
  };
  const start = () => {
    waiting.abort();
    void load().then((hydrate) => hydrate());
  };
  island.addEventListener('click', markPressed);
  window.addEventListener('pagehide', () => release());
  island.addEventListener('astro:hydrate', () => island.removeEventListener('click', markPressed));
  island.addEventListener('astro:hydration-error', () => island.toggleAttribute('data-failed', true));
  for (const event of ['pointerover', 'focusin']) {
    island.addEventListener(event, start, { signal: waiting.signal });
  }
};

export default intent;
