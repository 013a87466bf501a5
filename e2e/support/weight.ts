import { brotliCompressSync, constants } from 'node:zlib';

/** What a page weighs on the wire, in bytes of brotli 11. */
export interface PageWeight {
  total: number;
  /** The scripts a browser runs: neither JSON-LD nor speculation rules. */
  bootstrap: number;
  /** Packed each on their own, so they add up to more; a function, for packing takes long. */
  listParts: () => Record<'style' | 'script' | 'data' | 'svg' | 'text' | 'head' | 'markup', number>;
  /** Words a visitor can read in the page's own part, `<main>`. */
  words: number;
}

const style = /<style\b[^>]*>.*?<\/style>/gs;
const data = /<script\b[^>]*type="(?:application\/ld\+json|speculationrules)"[^>]*>.*?<\/script>/gs;
const script = /<script\b[^>]*>.*?<\/script>/gs;
const svg = /<svg\b.*?<\/svg>/gs;
const tag = /<[^>]*>/g;

/** The bytes of `content` as a host sends them. */
export function weigh(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Weighs the HTML of a built page. */
export function weighPage(html: string): PageWeight {
  const main = /<main\b.*<\/main>/s.exec(html.replace(script, '').replace(svg, ''))?.[0] ?? '';
  return {
    total: weigh(html),
    bootstrap: weighAll(script, html.replace(data, '')),
    listParts: () => weighParts(html),
    words: main.replace(tag, ' ').match(/[\p{L}\d]\S*/gu)?.length ?? 0,
  };
}

function weighParts(html: string): ReturnType<PageWeight['listParts']> {
  const withoutData = html.replace(data, '');
  const [head = '', body = ''] = withoutData.replace(style, '').replace(script, '').split('</head>');
  const readable = body.replace(svg, '');
  return {
    style: weighAll(style, html),
    script: weighAll(script, withoutData),
    data: weighAll(data, html),
    svg: weighAll(svg, body),
    text: weigh(readable.replace(tag, ' ')),
    head: weigh(head),
    markup: weighAll(tag, readable),
  };
}

function weighAll(part: RegExp, html: string): number {
  return weigh(html.match(part)?.join('') ?? '');
}
