/** An e-mail address, as typed and in ASCII. */
export interface EmailAddress {
  readonly written: string;
  /** The address with its domain in ASCII (`xn--…`). */
  readonly ascii: string;
  /** False when the part before the @ looks like an encoded word, or has letters that many mail systems refuse. */
  readonly isAnswerable: boolean;
}

// RFC 5322's dot-atom with RFC 6531's letters of all languages; no quotes, brackets or lists.
const LOCAL_PART =
  /^[\p{L}\p{N}\p{M}\p{So}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}\p{So}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LOCAL_PART_MAX_LENGTH = 64;
const TYPED_DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u;
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const ASCII_DOMAIN = new RegExp(`^(${LABEL}\\.)+(?=[a-z])${LABEL}$`);
const ASCII_ADDRESS_MAX_LENGTH = 254;
const ASCII_ONLY = /^[!-~]+$/;

/** Parses a single plain e-mail address at a public domain; undefined for anything else. */
export function parseEmailAddress(written: string): EmailAddress | undefined {
  const [local = '', domain = '', ...rest] = written.split('@');
  const url = `http://${domain}`;
  // The URL parser implements international domain names in browsers, Node and Deno.
  const host = TYPED_DOMAIN.test(domain) && URL.canParse(url) ? new URL(url).hostname : '';
  const ascii = `${local}@${host}`;
  const isPlain = rest.length === 0 && LOCAL_PART.test(local) && ASCII_DOMAIN.test(host);
  const isShort = local.length <= LOCAL_PART_MAX_LENGTH && ascii.length <= ASCII_ADDRESS_MAX_LENGTH;
  if (!isPlain || !isShort) return undefined;
  return { written, ascii, isAnswerable: ASCII_ONLY.test(ascii) && !ascii.includes('=?') };
}
