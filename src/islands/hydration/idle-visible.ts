import type { ClientDirective } from 'astro';

import { whenIdleAndNear } from './when-idle-and-near.ts';

/** Hydrates a visible island once the page is idle and the visitor allows motion. */
const idleVisible: ClientDirective = (load, _options, island) => {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const wait = () => whenIdleAndNear(island, 0, () => void load().then((hydrate) => hydrate()));
  if (reducedMotion.matches) reducedMotion.addEventListener('change', wait, { once: true });
  else wait();
};

export default idleVisible;
