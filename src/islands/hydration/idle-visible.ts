import type { ClientDirective } from 'astro';

import { touches } from '../shared/touches.ts';
import intent from './intent.ts';
import { whenIdleAndNear } from './when-idle-and-near.ts';

/**
 * Calls `start` of a visible island's module once the page is idle and the visitor allows motion; who saves data touches
 * the page first. Hydrates by intent.
 */
const idleVisible: ClientDirective = (load, options, island) => {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const start = async () => {
    const module = await import(/* @vite-ignore */ island.getAttribute('component-url') ?? '');
    await (module as { start: (island: HTMLElement) => Promise<void> }).start(island);
  };
  const wait = () => whenIdleAndNear(island, 0, () => void start().catch(() => {}));
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
  return intent(load, options, island);
};

export default idleVisible;
