import type { ComponentType } from 'react';

import { floatingBarSettings } from '../floating-bar/settings.ts';
import { isDismissed } from '../shared/dismissal.ts';

interface Island {
  /** Calls back when the island at this root is needed. */
  wait: (root: HTMLElement, start: () => void) => void;
  /** Loads its component, which takes the props in `data-props`. */
  load: () => Promise<ComponentType>;
}

const islands: Record<string, Island> = {
  'header-menu': {
    wait: waitForIntent,
    load: async () => (await import('../header-menu/HeaderMenu.tsx')).HeaderMenu,
  },
  'particle-canvas': {
    wait: waitForIntent,
    load: async () => (await import('../particle-canvas/ParticleCanvas.tsx')).ParticleCanvas,
  },
  'floating-bar': {
    wait: waitForScroll,
    load: async () => (await import('../floating-bar/FloatingBar.tsx')).FloatingBar as ComponentType,
  },
  'contact-form': {
    wait: waitForIntent,
    load: async () => (await import('../contact-form/ContactForm.tsx')).ContactForm as ComponentType,
  },
};

/** Starts each element with `data-island` once its `wait` calls back. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands[root.dataset['island'] ?? ''];
    island?.wait(root, () => {
      Promise.all([import('./mount.ts'), island.load()])
        .then(([{ mount }, component]) => mount(root, component))
        // Without the island, the page's HTML still works.
        .catch((error: unknown) => console.error(error));
    });
  }
}

/** Calls back on the first pointer or focus in the element around the root. */
function waitForIntent(root: HTMLElement, start: () => void): void {
  const area = root.parentElement;
  const controller = new AbortController();
  const startOnce = () => {
    controller.abort();
    start();
  };
  area?.addEventListener('pointerover', startOnce, controller);
  area?.addEventListener('focusin', startOnce, controller);
  // The interaction that loaded this code may have been in this area.
  if (area?.matches(':hover, :focus-within')) startOnce();
}

/** Calls back once the page is scrolled far enough for the bar, unless the bar was dismissed. */
function waitForScroll(_root: HTMLElement, start: () => void): void {
  const { showAfterScrollPx, dismissedKey } = floatingBarSettings;
  const watch = (entries: IntersectionObserverEntry[]) => {
    if (entries.at(-1)?.isIntersecting || isDismissed(dismissedKey)) return;
    observer.disconnect();
    start();
  };
  const observer = new IntersectionObserver(watch, { rootMargin: `${showAfterScrollPx}px 0px 0px` });
  const top = document.querySelector('[data-top]');
  if (top) observer.observe(top);
}
