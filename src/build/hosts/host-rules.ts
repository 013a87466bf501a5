import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { fallbacks, routes, toPath } from '../../site/addresses.ts';
import { photoHost } from '../../site/photos.ts';
import { formatHeaders } from './headers.ts';
import { readInlineCode, type InlineCode } from './inline-code.ts';
import { formatRedirects } from './redirects.ts';

/** Writes the hosts' rule files, `_headers` and `_redirects`, from the pages that were built. */
export function hostRules(): AstroIntegration {
  return {
    name: 'host-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { pages, notFound } = await readPages(fileURLToPath(dir));
        const contactUrl = process.env['PUBLIC_SUPABASE_URL'];
        const connections = contactUrl ? [new URL(contactUrl).origin] : [];
        const origins = { images: [photoHost], connections };
        const headers = formatHeaders(pages, notFound, origins, Boolean(process.env['SITE_PREVIEW']));
        await writeFile(new URL('_headers', dir), headers);
        // public/_redirects comes first, because a wildcard ends the list.
        await writeFile(new URL('_redirects', dir), formatRedirects(fallbacks, [...pages.keys()]), {
          flag: 'a',
        });
      },
    },
  };
}

async function readPages(dist: string) {
  const pages = new Map<string, InlineCode>();
  for (const file of await Array.fromAsync(glob('**/*.html', { cwd: dist }))) {
    pages.set(toPath(file), readInlineCode(await readFile(`${dist}${file}`, 'utf8')));
  }
  const notFound = pages.get(routes.notFound);
  if (!notFound) throw new Error('The site has no 404 page.');
  pages.delete(routes.notFound);
  return { pages: new Map([...pages].toSorted()), notFound };
}
