import { createCanonical } from '../site/addresses.ts';
import { company, createTitle } from '../site/company.ts';
import { toIsoMoment } from '../site/dates.ts';
import type { MenuLink } from '../site/navigation.ts';
import { defaultShareImage, shareImageSize, type ShareImage } from './share-image.ts';
import type { Subject } from './structured-data/subject.ts';

/** The description of a page for search engines and share cards. */
export interface PageSeo {
  title: string;
  description: string;
  /** Without a trailing slash. */
  path: string;
  /** The `h1`. */
  heading: string;
  /** From the section to the page itself. */
  breadcrumbs?: MenuLink[];
  /** For structured data. */
  subject?: Subject;
  noindex?: boolean;
}

export type HeadTag =
  { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** Creates the `PageSeo` of a content file. */
export function createPageSeo(
  page: { title: string; seoTitle: string; seoDescription: string },
  path: string,
  subject?: Subject,
): PageSeo {
  return {
    title: page.seoTitle,
    description: page.seoDescription,
    path,
    heading: page.title,
    ...(subject && { subject }),
  };
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

/** Creates the head tags of a page, in order. */
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
    property('og:type', page.subject?.type === 'article' ? 'article' : 'website'),
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
    // X takes the rest from the og tags.
    meta('twitter:card', 'summary_large_image'),
    ...createArticleTags(page.subject),
  ];
}

function createArticleTags(subject: Subject | undefined): HeadTag[] {
  if (subject?.type !== 'article') return [];
  const { date, updated, category } = subject.article;
  return [
    property('article:published_time', toIsoMoment(date)),
    ...(updated ? [property('article:modified_time', toIsoMoment(updated))] : []),
    property('article:section', category),
  ];
}
