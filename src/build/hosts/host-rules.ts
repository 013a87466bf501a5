import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { fallbacks, routes, toPath } from '../../site/addresses.ts';
import { photoHost } from '../../site/photos.ts';
import { formatHeaders } from './headers.ts';
import { readInlineCode, type InlineCode } from './inline-code.ts';
import { readMoves, redirectsFile } from '../../site/moved-addresses.ts';
import { formatRedirects } from './redirects.ts';

/** Writes `_headers` and `_redirects` from the built pages and the moved addresses. */
export function hostRules(): AstroIntegration {
  return {
    name: 'host-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { paths, pages, notFound } = await readSite(fileURLToPath(dir));
        const contactUrl = process.env['PUBLIC_SUPABASE_URL'];
        const connections = contactUrl ? [new URL(contactUrl).origin] : [];
        const origins = { images: [photoHost], connections };
        // Scripts, styles and fonts, whose names contain a hash.
        const lasting = paths.filter((path) => /^\/_astro\/[^/]+$/.test(path));
        const isPreview = Boolean(process.env['SITE_PREVIEW']);
        const hsts = process.env['SITE_HSTS'] || undefined;
        const headers = formatHeaders(pages, notFound, origins, lasting, isPreview, hsts);
        await writeFile(new URL('_headers', dir), headers);
        const redirects = new URL('_redirects', dir);
        const exists = (path: string) => paths.includes(path);
        const { moves, problems } = readMoves(await readFile(redirects, 'utf8'), exists);
        if (problems[0])
          throw new Error(`${redirectsFile} regel ${problems[0].line}: ${problems[0].message}`);
        await writeFile(redirects, formatRedirects(moves, fallbacks, [...pages.keys()]));
      },
    },
  };
}

async function readSite(dist: string) {
  const files = (await Array.fromAsync(glob('**/*.*', { cwd: dist }))).toSorted();
  const pages = new Map<string, InlineCode>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    pages.set(toPath(file), readInlineCode(await readFile(`${dist}${file}`, 'utf8')));
  }
  const notFound = pages.get(routes.notFound);
  if (!notFound) throw new Error('The site has no 404 page.');
  pages.delete(routes.notFound);
  return { paths: files.map(toPath), pages: new Map([...pages].toSorted()), notFound };
}
