import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

import { fallbacks, routes, toPath } from '../../site/addresses.ts';
import { photoHost } from '../../site/photos.ts';
import { formatHeaders } from './headers.ts';
import { addInlineCode, type InlineCode } from './inline-code.ts';
import { formatRedirects } from './redirects.ts';

/** Writes the hosts' rule files, `_headers` and `_redirects`, from the pages that were built. */
export function hostRules(): AstroIntegration {
  return {
    name: 'host-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const { pages, sections, notFound } = await readPages(fileURLToPath(dir));
        const contactUrl = process.env['PUBLIC_SUPABASE_URL'];
        const connections = contactUrl ? [new URL(contactUrl).origin] : [];
        const origins = { images: [photoHost], connections };
        const headers = formatHeaders(sections, notFound, origins, Boolean(process.env['SITE_PREVIEW']));
        await writeFile(new URL('_headers', dir), headers);
        // public/_redirects comes first, because a wildcard ends the list.
        await writeFile(new URL('_redirects', dir), formatRedirects(fallbacks, pages), { flag: 'a' });
      },
    },
  };
}

async function readPages(dist: string) {
  const pages: string[] = [];
  const sections = new Map<string, InlineCode>();
  for (const file of (await Array.fromAsync(glob('**/*.html', { cwd: dist }))).toSorted()) {
    const page = toPath(file);
    const section = page.split('/', 2).join('/') || '/';
    const code = sections.get(section) ?? { scripts: new Set(), styles: new Set() };
    addInlineCode(code, await readFile(`${dist}${file}`, 'utf8'));
    sections.set(section, code);
    pages.push(page);
  }
  const notFound = sections.get(routes.notFound);
  if (!notFound) throw new Error('The site has no 404 page.');
  sections.delete(routes.notFound);
  return { pages: pages.toSorted(), sections: new Map([...sections].toSorted()), notFound };
}
