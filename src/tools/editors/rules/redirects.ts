import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readMoves, redirectsFile } from '../../../site/moved-addresses.ts';
import { describeLookalike } from './characters.ts';
import { createProblem, createTip, type Problem } from '../problems/problem.ts';
import { collections } from '../files/collections.ts';
import { listFiles } from '../files/list-files.ts';
import type { TextFile } from '../files/text-file.ts';
import { routes, straighten } from '../../../site/addresses.ts';
import type { Addresses } from '../addresses.ts';

/** Matches files that the build or a host makes. */
const made =
  /^\/(?:_astro|functions|\.well-known|\.netlify|cdn-cgi|delen|tekeningen)\/|^\/(?:_headers|_redirects|_routes\.json|_worker\.js|robots\.txt|site\.webmanifest|sitemap[\w-]*\.xml|(?:favicon|apple-touch-icon|icon-\d+)\.\w+)$/;

/** Reports redirects that do not lead from an old address to a page, and the texts that they hide. */
export function checkRedirects(root: string, texts: TextFile[], { pages, aliases }: Addresses): Problem[] {
  const path = join(root, redirectsFile);
  if (!existsSync(path)) return [];
  const visible = [...pages].filter(([, { status }]) => status === undefined).map(([address]) => address);
  const files = listFiles('public/**/*.*', root).map((file) => file.slice('public'.length));
  const known = new Set<unknown>([...visible, ...aliases.keys(), ...files, ...Object.values(routes)]);
  const redirects = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  const wrong = readMoves(redirects, (address) => known.has(address)).problems;
  const hidden = redirects.split(/\r\n?|\n/).flatMap((words, index) => {
    const [from = '', to = ''] = words.trim().split(/\s+/);
    if (!/^\/(?!\/)/.test(from)) return [];
    const line = index + 1;
    const address = straighten(from);
    const text = texts.find(({ collection, slug }) => {
      const { hasOwnPage, href } = collections[collection];
      return hasOwnPage && href(slug) === address;
    });
    const status = pages.get(address)?.status;
    // A draft may redirect its visitors; a redirect would keep hiding a planned page.
    const isDraft = status !== undefined && text?.fields?.['draft'] === true;
    const isPlanned = text && status && !isDraft;
    const reason =
      describeTaken(from, known) ??
      (isPlanned ? `hier komt ${text.file} te staan (${status}); haal deze regel weg` : undefined) ??
      describeLookalike(from) ??
      describeLostHeading(to, pages);
    const isTold = wrong.some((each) => each.line === line);
    const create = isDraft ? createTip : createProblem;
    // Reported at the text too: its editor may not know the redirects.
    const moved = `dit adres is verhuisd, zie ${redirectsFile} regel ${line}; haal die regel weg voordat dit verschijnt`;
    return [
      ...(reason && !isTold ? [createProblem(redirectsFile, reason, { line, column: 1 })] : []),
      ...(text ? [create(text.file, moved)] : []),
    ];
  });
  return [
    ...wrong.map(({ line, message }) => createProblem(redirectsFile, message, { line, column: 1 })),
    ...hidden,
  ];
}

function describeTaken(from: string, known: ReadonlySet<unknown>): string | undefined {
  const straight = straighten(from);
  if (made.test(from)) return `"${from}" is een bestand van de site zelf; haal deze regel weg`;
  return straight !== from && known.has(straight)
    ? `"${from}" is een andere spelling van de pagina ${straight}; haal deze regel weg`
    : undefined;
}

/** Returns a problem for a redirect to a heading that its page lacks. */
function describeLostHeading(to: string, pages: Addresses['pages']): string | undefined {
  const [path = '', heading] = to.split('#');
  const page = pages.get(path);
  return page && heading !== undefined && !page.anchors.includes(heading.normalize())
    ? `"${to}": die pagina heeft geen kop voor "#${heading}"; kijk in de adresbalk of laat het deel vanaf # weg`
    : undefined;
}
