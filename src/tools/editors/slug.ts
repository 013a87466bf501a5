const mostCharacters = 60;

/** Letters that NFKD does not decompose. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '&': ' en ' };

/** Returns the slug of a title: lower-case ASCII words with hyphens, at most 60 characters; empty for a title without letters. */
export function createSlug(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/./gu, (letter) => plain[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= mostCharacters) return slug;
  const end = slug.lastIndexOf('-', mostCharacters);
  return slug.slice(0, end > 0 ? end : mostCharacters);
}
