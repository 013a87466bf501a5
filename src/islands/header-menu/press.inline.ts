/** Until hydration marks a pressed button `data-pressed`, for CSS to show and the island to take over. */
export function markPressed(menu: HTMLElement): void {
  const press = (pressed?: EventTarget | null) => {
    for (const button of menu.querySelectorAll('.menu-group > button')) {
      button.toggleAttribute('data-pressed', button === pressed && !button.hasAttribute('data-pressed'));
    }
  };
  // Astro takes `ssr` away when the island is hydrated.
  menu.addEventListener('click', ({ target }) => menu.closest('[ssr]') && press(target));
  addEventListener('pagehide', () => press());
}
