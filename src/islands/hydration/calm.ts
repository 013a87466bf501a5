import type { ClientDirective } from 'astro';

import { whenIdle } from './when-idle.ts';
import { whenSeen } from './when-seen.ts';

/** Wakes an island when it is visible, the page is idle and the visitor has no objection to motion. */
const calm: ClientDirective = (load, _options, island) => {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const wake = async () => {
    if (stillness.matches) {
      stillness.addEventListener('change', watch, { once: true });
      return;
    }
    const hydrate = await load();
    await hydrate();
  };
  const watch = () => whenSeen(island, 0, () => void wake());
  whenIdle(watch);
};

export default calm;
