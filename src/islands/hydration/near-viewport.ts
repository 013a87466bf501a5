import type { ClientDirective } from 'astro';

import { whenIdleAndNear } from './when-idle-and-near.ts';

export interface NearViewportOptions {
  /** Hydrates up to this far outside the viewport, in pixels. */
  marginPx: number;
}

/** Hydrates an island near the viewport once the page is idle, so that its script never delays the first paint. */
const nearViewport: ClientDirective = (load, { value }, island) => {
  const { marginPx } = value as unknown as NearViewportOptions;
  whenIdleAndNear(island, marginPx, () => void load().then((hydrate) => hydrate()));
};

export default nearViewport;
