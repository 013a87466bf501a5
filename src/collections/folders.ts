/** Where each kind of text stands: its folder below content/ and which of that folder's files are of that kind. */
export const folders = {
  solutions: { folder: 'oplossingen', pattern: '**/*.{md,mdx}' },
  approach: { folder: 'aanpak', pattern: '**/*.{md,mdx}' },
  expertise: { folder: 'expertise', pattern: '**/*.{md,mdx}' },
  featuredCases: { folder: 'cases', pattern: '**/*.{md,mdx}' },
  articles: { folder: 'kennis', pattern: '**/*.{md,mdx}' },
  home: { folder: 'paginas', pattern: 'home.mdx' },
  pages: { folder: 'paginas', pattern: '!(home).mdx' },
};

/** A kind of text, which is a collection of Astro too. */
export type TextKind = keyof typeof folders;
