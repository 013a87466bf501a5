import type { ClientDirective } from 'astro';

import { whenIdle } from './when-idle.ts';

/** Wakes an island when it is visible, the page is idle and the visitor has no objection to motion. */
const calm: ClientDirective = (load, _options, island) => {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
  });
  const wake = async () => {
    if (stillness.matches) {
      stillness.addEventListener('change', watch, { once: true });
      return;
    }
    observer.disconnect();
    const hydrate = await load();
    await hydrate();
  };
  const watch = () => {
    observer.disconnect();
    for (const child of island.children) observer.observe(child);
  };
  whenIdle(watch);
};

export default calm;
