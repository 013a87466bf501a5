const unwanted =
  /<figure[^>]*>\s*<span class="picture.*?<\/figure>|<(svg|script|style)\b.*?<\/\1>|<\/picture>/gs;
/** The other formats of a photo, of which a reader shows one. */
const choice = ['picture', 'source'];
const openingTag = /<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([\w:-]+)="([^"]*)"/g;
const kept = ['href', 'src', 'alt', 'width', 'height', 'datetime', 'lang'];
const linkWithoutText = /<a\b[^>]*><\/a>/g;

/** Rendered HTML as a feed reader can use it: no drawings with their captions, no scripts or classes, and every address absolute, seen from `address`. */
export function createFeedHtml(html: string, address: string): string {
  const clean = (_tag: string, name: string, attributes: string) =>
    choice.includes(name) ? '' : `<${name}${listKept(attributes, address).join('')}>`;
  return html.replace(unwanted, '').replace(openingTag, clean).replace(linkWithoutText, '').trim();
}

function listKept(attributes: string, address: string): string[] {
  return [...attributes.matchAll(attribute)].flatMap(([, name = '', value = '']) => {
    if (!kept.includes(name)) return [];
    const isAddress = name === 'href' || name === 'src';
    return ` ${name}="${isAddress ? new URL(value, address).href : value}"`;
  });
}
