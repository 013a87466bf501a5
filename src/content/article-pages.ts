import { routes, sections, toListingPage } from '../site/addresses.ts';
import { articleCategories } from './article-categories.ts';

const articlesPerPage = 12;

type Category = (typeof articleCategories)[number];

/** One page of a listing. */
export interface ArticlePage<Article> {
  /** The address of the listing, which is that of its first page. */
  listing: string;
  /** Undefined for the listing of all articles. */
  category?: Category | undefined;
  /** Page number, from 1 to `last`. */
  number: number;
  last: number;
  articles: Article[];
  /** Number of articles in the whole listing. */
  total: number;
}

/** Returns the listing pages of `articles`; categories only have pages when not all articles fit on one. */
export function buildArticlePages<Article extends { category: string }>(
  articles: Article[],
): ArticlePage<Article>[] {
  return [
    ...paginate(routes.articles, articles),
    ...listCategories(articles).flatMap(({ category, matching }) =>
      paginate(routes.articleCategory(category.slug), matching, category),
    ),
  ];
}

/** Returns the links above a listing with their number of articles; empty while all articles fit on one page. */
export function buildCategoryLinks(articles: { category: string }[]) {
  const links = listCategories(articles).map(({ category, matching }) => ({
    label: category.name,
    href: routes.articleCategory(category.slug),
    count: matching.length,
  }));
  if (links.length === 0) return [];
  return [{ label: 'Alle artikelen', href: routes.articles, count: articles.length }, ...links];
}

function listCategories<Article extends { category: string }>(articles: Article[]) {
  if (articles.length <= articlesPerPage) return [];
  return articleCategories
    .map((category) => ({
      category,
      matching: articles.filter((article) => article.category === category.name),
    }))
    .filter(({ matching }) => matching.length > 0);
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

/** Returns the path, heading and SEO texts of a listing page; the second argument has those of the first page of all articles. */
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
  const pageTitle = `${category?.name ?? sections.articles.label}, pagina ${number}`;
  const first = (number - 1) * articlesPerPage + 1;
  const last = Math.min(total, first + articlesPerPage - 1);
  const range = first === last ? `Artikel ${first}` : `Artikelen ${first} tot en met ${last}`;
  const subject = category?.name ?? 'webapplicaties laten bouwen';
  const pageLead = `${range} van de ${total} over ${subject}, de nieuwste eerst.`;
  return { path, title: pageTitle, lead: pageLead, seoTitle: pageTitle, seoDescription: pageLead };
}
