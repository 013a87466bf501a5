import type { ClientDirective } from 'astro';

import { whenIdle } from './when-idle.ts';
import { whenSeen } from './when-seen.ts';

/** How far out of view the island may be, in pixels. */
export interface NearOptions {
  marginPx: number;
}

/** Wakes an island when it is nearly visible and the page is idle, so that its script never comes before the page. */
const near: ClientDirective = (load, { value }, island) => {
  const { marginPx } = value as unknown as NearOptions;
  const wake = async () => {
    const hydrate = await load();
    await hydrate();
  };
  whenIdle(() => whenSeen(island, marginPx, () => void wake()));
};

export default near;
