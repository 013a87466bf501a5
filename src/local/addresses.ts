// A slash, backslash or NUL that only shows after decoding never names one of our pages.
const HIDDEN_SEPARATOR = /%(?:2f|5c|00)/i;

/** Decodes a URL path; `undefined` when its percent-encoding is broken or is not UTF-8. */
export function decodeAddress(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Encodes a decoded address so that it can stand in a Location header or be held against a rule. */
export function encodeAddress(address: string): string {
  return encodeURI(address).replace(/[?#]/g, encodeURIComponent);
}

/** Whether a URL path hides a slash, backslash or NUL behind percent-encoding. */
export function hasHiddenSeparator(pathname: string): boolean {
  return HIDDEN_SEPARATOR.test(pathname);
}

/** The plain form of an address: lower case, single slashes, no trailing slash, no `.html`, no `index`. */
export function simplifyAddress(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/\/index$/, '');
  return plain === '' ? '/' : plain;
}
