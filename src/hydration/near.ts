import type { ClientDirective } from 'astro';

import { whenIdle } from './when-idle.ts';

/** How far out of view the island may be, in pixels. */
export interface NearOptions {
  marginPx: number;
}

/** Wakes an island when it is nearly visible and the page is idle, so that its script never comes before the page. */
const near: ClientDirective = (load, { value }, island) => {
  const { marginPx } = value as unknown as NearOptions;
  const wake = async () => {
    observer.disconnect();
    const hydrate = await load();
    await hydrate();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void wake();
    },
    { rootMargin: `${marginPx}px` },
  );
  whenIdle(() => {
    for (const child of island.children) observer.observe(child);
  });
};

export default near;
