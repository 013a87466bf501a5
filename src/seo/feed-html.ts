const unwanted =
  /<figure[^>]*>\s*<span class="picture.*?<\/figure>|<(svg|script|style)\b.*?<\/\1>|<\/(?:picture|span)>/gs;
const unwrapped = ['picture', 'source', 'span'];
const openingTag = /<([a-z][a-z0-9-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /([\w:-]+)="([^"]*)"/g;
const kept = ['href', 'src', 'alt', 'width', 'height', 'datetime', 'lang'];
const linkWithoutText = /<a\b[^>]*><\/a>/g;

/** Cleans rendered HTML for feed readers: drops drawings, scripts and classes, and makes addresses absolute from `address`. */
export function createFeedHtml(html: string, address: string): string {
  const clean = (_tag: string, name: string, attributes: string) =>
    unwrapped.includes(name) ? '' : `<${name}${listKept(attributes, address).join('')}>`;
  return html.replace(unwanted, '').replace(openingTag, clean).replace(linkWithoutText, '').trim();
}

function listKept(attributes: string, address: string): string[] {
  return [...attributes.matchAll(attribute)].flatMap(([, name = '', value = '']) => {
    if (!kept.includes(name)) return [];
    const isAddress = name === 'href' || name === 'src';
    return ` ${name}="${isAddress ? new URL(value, address).href : value}"`;
  });
}
