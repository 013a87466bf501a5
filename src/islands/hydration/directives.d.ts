import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
    'client:scrolled'?: boolean;
  }
}

declare global {
  /** Path of Astro's island runtime in the built site. */
  const ISLAND_RUNTIME: string;

  interface Window {
    /** The client directives on this page, by name. */
    Astro?: Record<string, ClientDirective>;
  }
}
