import type { APIRoute } from 'astro';

import { createCanonical } from '../site/addresses.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${createCanonical('/sitemap-index.xml')}\n`);
