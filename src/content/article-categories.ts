/** The categories of articles: name in content files, slug and description. */
export const articleCategories = [
  {
    name: 'SaaS & Businessmodellen',
    slug: 'saas-businessmodellen',
    description:
      'Artikelen over software laten bouwen en verkopen: wat het kost, hoe je het per maand terugverdient en wat je als eerste beslist.',
  },
  {
    name: 'PWA & UX-design',
    slug: 'pwa-ux-design',
    description:
      'Artikelen over apps die in de browser draaien en schermen die je gebruikers zonder uitleg snappen, op telefoon en computer.',
  },
  {
    name: 'Security & Privacy',
    slug: 'security-privacy',
    description:
      'Artikelen over de beveiliging van je webapplicatie en de gegevens van je klanten: wat je vraagt, wat je test en wat de wet eist.',
  },
  {
    name: 'AI & Automatisering',
    slug: 'ai-automatisering',
    description:
      'Artikelen over AI en automatisering in je software: waar het tijd scheelt, wat het kost en waar een mens blijft beslissen.',
  },
] as const;

/** The names of the categories, as in the field `category`. */
export const articleCategoryNames = articleCategories.map(({ name }) => name);

/** The author of an article without the field `author`. */
export const teamAuthor = 'team';
