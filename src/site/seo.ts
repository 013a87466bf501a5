import { company } from './company.ts';
import { defaultShareImage, shareImageSize, type ShareImage } from './share-image.ts';
import { siteUrl } from './site-url.ts';

/** What a page says about itself to search engines and share cards. */
export interface PageSeo {
  title: string;
  description: string;
  /** The page's one address, a path without a trailing slash. */
  path: string;
  /** Set for articles only: days as `2026-03-12`. */
  article?: { published: string; modified?: string | undefined; section: string };
  /** Keeps the page out of search results (the error page). */
  noindex?: boolean;
}

/** A tag of the document head: `title` with text, or `meta`/`link` with attributes. */
export type HeadTag =
  { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** The title with the site's name behind it, unless it already holds a vertical bar. */
export function createTitle(title: string): string {
  return title.includes('|') ? title : `${title} | ${company.name}`;
}

/** The absolute address of a path: the only maker of canonicals, `og:url` and feed links. */
export function createCanonical(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path.replace(/\/+$/, '');
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** The head tags that depend on the page, in the order they are printed. */
export function createHeadTags(page: PageSeo, shareImage: ShareImage = defaultShareImage): HeadTag[] {
  const title = createTitle(page.title);
  const canonical = createCanonical(page.path);
  const image = createCanonical(shareImage.path);
  return [
    { tag: 'title', text: title },
    meta('description', page.description),
    ...(page.noindex
      ? [meta('robots', 'noindex')]
      : [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]),
    property('og:type', page.article ? 'article' : 'website'),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', canonical),
    property('og:site_name', company.name),
    property('og:locale', 'nl_NL'),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(shareImageSize.width)),
    property('og:image:height', String(shareImageSize.height)),
    property('og:image:alt', shareImage.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', page.description),
    meta('twitter:image', image),
    meta('twitter:image:alt', shareImage.alt),
    ...createArticleTags(page.article),
  ];
}

function createArticleTags(article: PageSeo['article']): HeadTag[] {
  if (!article) return [];
  return [
    property('article:published_time', article.published),
    ...(article.modified ? [property('article:modified_time', article.modified)] : []),
    property('article:section', article.section),
  ];
}
