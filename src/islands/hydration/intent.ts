import type { ClientDirective } from 'astro';

/**
 * Wakes an island on the first pointer, touch or focus inside it. A button pressed before that is marked
 * `data-pressed`, for CSS to answer at once and for the island to take over. An island whose script does not
 * come is marked `data-failed`.
 */
const intent: ClientDirective = (load, _options, island) => {
  const waking = new AbortController();
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
  const wake = async () => {
    waking.abort();
    const hydrate = await load();
    await hydrate();
  };
  island.addEventListener('click', markPressed);
  window.addEventListener('pagehide', () => release());
  island.addEventListener('astro:hydrate', () => island.removeEventListener('click', markPressed));
  island.addEventListener('astro:hydration-error', () => island.toggleAttribute('data-failed', true));
  for (const event of ['pointerover', 'focusin']) {
    island.addEventListener(event, () => void wake(), { once: true, signal: waking.signal });
  }
};

export default intent;
