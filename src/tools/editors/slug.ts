/** Longest slug, so that an address stays readable. */
const mostCharacters = 60;

/** Letters that have no plain letter under their accent. */
const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', '&': ' en ' };

/** The address of a title: plain lower-case words with hyphens, at most 60 characters; empty when it has no letter. */
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
