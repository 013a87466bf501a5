/** The articles in pages of twelve: of all, and of each category. */
import { routes, sections, toListingPage } from '../site/addresses.ts';
import { articleCategories } from './article-categories.ts';

const articlesPerPage = 12;

type Category = (typeof articleCategories)[number];

/** One page of a listing. */
export interface ArticlePage<Article> {
  /** The listing's own address, which is its first page. */
  listing: string;
  /** Set on the pages of a category. */
  category?: Category | undefined;
  /** From 1 to `last`. */
  number: number;
  last: number;
  articles: Article[];
  /** Articles in the whole listing. */
  total: number;
}

/** Every listing page of `articles`, newest first; a category has pages once all articles do not fit on one. */
export function buildArticlePages<Article extends { category: string }>(
  articles: Article[],
): ArticlePage<Article>[] {
  return [
    ...paginate(routes.articles, articles),
    ...listCategories(articles).flatMap(({ category, own }) =>
      paginate(routes.articleCategory(category.slug), own, category),
    ),
  ];
}

/** The links above the listing, all articles first, with how many each shows; none while all fit on one page. */
export function buildCategoryLinks(articles: { category: string }[]) {
  const links = listCategories(articles).map(({ category, own }) => ({
    label: category.name,
    href: routes.articleCategory(category.slug),
    count: own.length,
  }));
  if (links.length === 0) return [];
  return [{ label: 'Alle artikelen', href: routes.articles, count: articles.length }, ...links];
}

function listCategories<Article extends { category: string }>(articles: Article[]) {
  if (articles.length <= articlesPerPage) return [];
  return articleCategories
    .map((category) => ({ category, own: articles.filter((article) => article.category === category.name) }))
    .filter(({ own }) => own.length > 0);
}

function paginate<Article>(
  listing: string,
  articles: Article[],
  category?: Category,
): ArticlePage<Article>[] {
  const last = Math.max(1, Math.ceil(articles.length / articlesPerPage));
  return Array.from({ length: last }, (_, index) => ({
    listing,
    category,
    number: index + 1,
    last,
    articles: articles.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
    total: articles.length,
  }));
}

/** What a listing page says at its top and to search engines; `page` holds the texts of the first page of all articles. */
export function describeArticlePage(
  { listing, category, number, total }: ArticlePage<unknown>,
  { title, lead, seoTitle, seoDescription }: Record<'title' | 'lead' | 'seoTitle' | 'seoDescription', string>,
) {
  const path = toListingPage(listing, number);
  if (number === 1) {
    if (!category) return { path, title, lead, seoTitle, seoDescription };
    const { name, description } = category;
    return {
      path,
      title: name,
      lead: description,
      seoTitle: `${name}: artikelen`,
      seoDescription: description,
    };
  }
  const ownTitle = `${category?.name ?? sections.articles.label}, pagina ${number}`;
  const first = (number - 1) * articlesPerPage + 1;
  const last = Math.min(total, first + articlesPerPage - 1);
  const range = first === last ? `Artikel ${first}` : `Artikelen ${first} tot en met ${last}`;
  const subject = category?.name ?? 'webapplicaties laten bouwen';
  const ownLead = `${range} van de ${total} over ${subject}, de nieuwste eerst.`;
  return { path, title: ownTitle, lead: ownLead, seoTitle: ownTitle, seoDescription: ownLead };
}
