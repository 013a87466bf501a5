import { straighten } from '../../../site/addresses.ts';
import { siteUrl } from '../../../site/site-url.ts';
import type { Addresses } from '../addresses.ts';
import type { TextNode } from '../body.ts';
import type { Fault } from '../fault.ts';

/** A link of a text: from its Markdown or from its fields. */
interface Link {
  url: string;
  line: number;
  column: number;
}

/** The links of a text: in Markdown, and in the `href` of a part. */
export function listLinks(nodes: TextNode[]): Link[] {
  return nodes.flatMap(({ type, url = '', attributes = [], position: { start } }) => {
    const urls = type === 'link' || type === 'definition' ? [url] : attributes.flatMap(readHref);
    return urls.map((each) => ({ url: each, line: start.line, column: start.column }));
  });
}

function readHref({ name, value }: { name?: string; value?: unknown }): string[] {
  return name === 'href' && typeof value === 'string' ? [value] : [];
}

/** Links that lead nowhere, or not straight to the page; other sites are judged by their form only. */
export function checkLinks(file: string, links: Link[], ownAnchors: string[], addresses: Addresses): Fault[] {
  return links.flatMap(({ url, line, column }) => {
    const reason = url.startsWith('#')
      ? describeAnchor(url.slice(1), ownAnchors)
      : url.startsWith('/')
        ? describeInternal(url, addresses)
        : describeExternal(url);
    return reason ? [{ file, line, column, message: `link "${url}": ${reason}`, tip: false }] : [];
  });
}

function describeAnchor(anchor: string, anchors: string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const choices = anchors.length > 0 ? `; kies uit ${anchors.map((id) => `#${id}`).join(', ')}` : '';
  return `die pagina heeft geen kop voor "#${anchor}"${choices}`;
}

function describeExternal(url: string): string | undefined {
  if (/^(mailto|tel):./.test(url)) return undefined;
  if (url.startsWith('http://')) return 'begin met https://';
  if (!url.startsWith('https://'))
    return 'begin met / voor een eigen pagina, of met https:// voor een andere site';
  if (!URL.canParse(url) || !new URL(url).hostname.includes('.')) return 'dit is geen volledig adres';
  return new URL(url).origin === siteUrl
    ? 'schrijf een eigen pagina zonder domein, zoals /contact'
    : undefined;
}

function describeInternal(url: string, { pages, aliases }: Addresses): string | undefined {
  const { pathname, hash } = new URL(url, siteUrl);
  const better = straighten(url.split(/[?#]/, 1)[0] ?? '');
  const target = aliases.get(better) ?? better;
  const page = pages.get(target);
  if (!page) return 'deze pagina bestaat niet; kopieer het deel achter het domein uit de adresbalk';
  if (target !== pathname || url.startsWith('//')) return `schrijf ${target}`;
  if (page.status) return `die pagina is er nog niet (${page.status}); link er later naar`;
  return hash === '' ? undefined : describeAnchor(decodeURIComponent(hash.slice(1)), page.anchors);
}
