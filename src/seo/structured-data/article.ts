import type { BlogPosting } from 'schema-dts';

import { toIsoMoment } from '../../site/dates.ts';
import { createCanonical } from '../../site/addresses.ts';
import { organisationRef, pageRef } from './ids.ts';

export interface ShownArticle {
  title: string;
  excerpt: string;
  category: string;
  date: Date;
  updated?: Date | undefined;
  /** Addresses of the photo, one for each ratio that search engines show. */
  photos: string[];
  /** Without a role, the author is the company. */
  author: { name: string; role?: string };
}

/** Creates the article at `path`. */
export function createArticle(article: ShownArticle, path: string): BlogPosting {
  const {
    title,
    excerpt,
    category,
    date,
    updated = date,
    photos,
    author: { name, role },
  } = article;
  const url = createCanonical(path);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#artikel`,
    mainEntityOfPage: pageRef(url),
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: toIsoMoment(date),
    dateModified: toIsoMoment(updated),
    inLanguage: 'nl-NL',
    author: role ? { '@type': 'Person', name, jobTitle: role, worksFor: organisationRef } : organisationRef,
    publisher: organisationRef,
    image: photos,
  };
}
