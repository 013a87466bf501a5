import { routes, straighten } from '../../../site/addresses.ts';
import type { Fault } from '../fault.ts';
import type { TextFile } from '../text-file.ts';

/** A page that visitors have, with the addresses of all links in its text. */
export interface LinkingPage {
  text: TextFile;
  href: string;
  urls: string[];
}

/** How many pages a text leads to at least, and from how many texts one reaches its page. */
const least = 2;

/** The frame of every page leads to these. */
const linkedByFrame: string[] = [routes.home, routes.contact, routes.privacy];

/** Tips for pages whose text leads to few others, or that few texts lead to. */
export function checkLinkCounts(pages: LinkingPage[]): Fault[] {
  const targets = new Map(pages.map(({ href, urls }) => [href, listTargets(urls, href)]));
  return pages.flatMap(({ text, href }) => {
    const outward = targets.get(href)?.size ?? 0;
    const inward = [...targets.values()].filter((to) => to.has(href)).length;
    const tip = (message: string): Fault => ({ file: text.file, message, tip: true, line: 1, column: 1 });
    return [
      ...(outward < least
        ? [tip(`de tekst leidt naar ${count(outward)}; geef de lezer er minstens twee`)]
        : []),
      ...(inward < least && !linkedByFrame.includes(href)
        ? [tip(`naar deze pagina leidt de tekst van ${count(inward)}; zorg voor minstens twee`)]
        : []),
    ];
  });
}

function listTargets(urls: string[], own: string): Set<string> {
  const paths = urls
    .filter((url) => url.startsWith('/'))
    .map((url) => straighten(url.split(/[?#]/, 1)[0] ?? ''));
  return new Set(paths.filter((path) => path !== own));
}

const count = (pages: number) => (pages === 1 ? 'maar één andere pagina' : 'geen andere pagina');
