import { createProblem, createTip, type Problem, type Place } from '../problems/problem.ts';
import { straighten } from '../../../site/addresses.ts';
import { siteUrl } from '../../../site/site-url.ts';
import type { Addresses } from '../addresses.ts';
import type { ReadText } from '../body.ts';
import { listValues } from '../files/list-values.ts';
import { describeLookalike, describeUnseen } from './characters.ts';

interface Link {
  url: string;
  place: Place;
}

/** Reports dead and indirect links, as tips in a draft; for links to other sites only the notation is checked. */
export function checkLinks(text: ReadText, addresses: Addresses): Problem[] {
  const { file, collection, fields, anchors } = text;
  const create = fields?.['draft'] === true ? createTip : createProblem;
  // `checkScreens` checks links between the screens of a model.
  const isChecked = ({ url }: Link) => !['screens', 'maquettes'].includes(collection) || !url.startsWith('#');
  return listLinks(text)
    .filter(isChecked)
    .flatMap(({ url, place }) => {
      const reason = url.startsWith('#')
        ? describeAnchor(url.slice(1).normalize(), anchors)
        : url.startsWith('/')
          ? describeInternal(url, addresses)
          : describeExternal(url);
      return reason ? [create(file, `link "${url}": ${reason}`, place)] : [];
    });
}

/** Returns the links in Markdown, in the attributes of components, and in fields. */
export function listLinks({ nodes, fields, locate }: ReadText): Link[] {
  const inText = nodes.flatMap(({ type, url = '', attributes = [], position: { start: place } }) => {
    if (type === 'link' || type === 'definition') return [{ url, place }];
    return attributes.flatMap(({ name, value }) => {
      if (name === 'href' && typeof value === 'string') return [{ url: value, place }];
      const { value: list } = (value ?? {}) as { value?: unknown };
      const hrefs = typeof list === 'string' ? list.matchAll(/"href": *"([^"]*)"/g) : [];
      return Array.from(hrefs, ([, href = '']) => ({ url: href, place }));
    });
  });
  const inFields = listValues(fields).flatMap(({ path, value }) =>
    path.at(-1) === 'href' && typeof value === 'string' ? [{ url: value, place: locate(path) }] : [],
  );
  return [...inText, ...inFields];
}

function describeAnchor(anchor: string, anchors: string[]): string | undefined {
  if (anchors.includes(anchor)) return undefined;
  const lookalike = describeLookalike(anchor);
  if (lookalike) return lookalike;
  const choices = anchors.length > 0 ? `; kies uit ${anchors.map((id) => `#${id}`).join(', ')}` : '';
  return `die pagina heeft geen kop voor "#${anchor}"${choices}`;
}

function describeExternal(url: string): string | undefined {
  // The address of another site may contain any letter or dash.
  const [host = ''] = /^[^:]+:(?:\/\/[^/?#]*)?/.exec(url) ?? [];
  const lookalike = describeLookalike(host) ?? describeUnseen(url);
  if (lookalike) return lookalike;
  if (/^(mailto:[^@?]+@[^@?]+\.[^@?]+(\?.*)?|tel:\+?\d{9,})$/.test(url)) return undefined;
  if (url.startsWith('mailto:')) return 'schrijf het hele mailadres, zoals mailto:naam@bedrijf.nl';
  if (url.startsWith('tel:')) return 'schrijf een telefoonnummer, zoals tel:+31791234567';
  if (url.startsWith('http://')) return 'begin met https://; een adres in je tekst wordt vanzelf een link';
  if (!url.startsWith('https://'))
    return 'begin met / voor een eigen pagina, of met https:// voor een andere site';
  if (!URL.canParse(url) || !new URL(url).hostname.includes('.')) return 'dit is geen volledig adres';
  return new URL(url).origin === siteUrl
    ? 'schrijf een eigen pagina zonder domein, zoals /contact'
    : undefined;
}

function describeInternal(url: string, { pages, aliases }: Addresses): string | undefined {
  const lookalike = describeLookalike(url.replace(/#.*/, '')) ?? describeUnseen(url);
  if (lookalike) return lookalike;
  const { pathname, hash } = new URL(url, siteUrl);
  const better = straighten(url.split(/[?#]/, 1)[0] ?? '');
  const target = aliases.get(better) ?? better;
  const page = pages.get(target);
  if (!page) return 'deze pagina bestaat niet; kopieer het deel achter het domein uit de adresbalk';
  if (target !== pathname || url.startsWith('//')) return `schrijf ${target}`;
  if (page.status) return `die pagina is er nog niet (${page.status}); link er later naar`;
  return hash === ''
    ? undefined
    : describeAnchor(decodeURIComponent(hash.slice(1)).normalize(), page.anchors);
}
