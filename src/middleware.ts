import type { MiddlewareHandler } from 'astro';

import { typesetPage } from './build/typeset/typeset.ts';
import { setApostrophes } from './site/typography.ts';

/** Every page, feed and manifest passes here, in the build and in `npm run dev`. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  const type = response.headers.get('Content-Type') ?? '';
  const isPage = type.startsWith('text/html');
  if (!isPage && !/xml|json/.test(type)) return response;
  const text = await response.text();
  return new Response(isPage ? typesetPage(text) : setApostrophes(text), response);
};
