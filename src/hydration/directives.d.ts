import 'astro';

import type { PastOptions } from './past.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island on the first pointer, touch or focus inside it. */
    'client:intent'?: boolean;
    /** Wakes the island once the page is scrolled past a point. */
    'client:past'?: PastOptions;
    /** Wakes the island when it is visible, the page is idle and motion is welcome. */
    'client:calm'?: boolean;
  }
}
