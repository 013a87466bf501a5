import type { ClientDirective } from 'astro';

import { touches } from '../shared/touches.ts';
import { whenIdleAndNear } from './when-idle-and-near.ts';

/** Hydrates a visible island once the page is idle and the visitor allows motion; who saves data touches the page first. */
const idleVisible: ClientDirective = (load, _options, island) => {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const wait = () => whenIdleAndNear(island, 0, () => void load().then((hydrate) => hydrate()));
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (reducedMotion.matches) reducedMotion.addEventListener('change', wait, { once: true });
  else if (saveData) {
    const waiting = new AbortController();
    const touch = () => {
      waiting.abort();
      wait();
    };
    for (const event of touches) addEventListener(event, touch, { passive: true, signal: waiting.signal });
  } else wait();
};

export default idleVisible;
