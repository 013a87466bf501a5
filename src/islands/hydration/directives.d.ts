import type { ClientDirective } from 'astro';

import type { NearOptions } from './near.ts';
import type { PastOptions } from './past.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island on the first pointer, touch or focus inside it. */
    'client:intent'?: boolean;
    /** Wakes the island once the page is scrolled past a point. */
    'client:past'?: PastOptions;
    /** Wakes the island when it is nearly visible and the page is idle. */
    'client:near'?: NearOptions;
    /** Wakes the island when it is visible, the page is idle and motion is welcome. */
    'client:calm'?: boolean;
  }
}

declare global {
  /** Where a built site has Astro's runtime for islands. */
  const ISLAND_RUNTIME: string;

  interface Window {
    /** The client directives of the islands in this page, by name. */
    Astro?: Record<string, ClientDirective>;
  }
}
