import type { BlogPosting, ImageObject } from 'schema-dts';

import { toIsoMoment } from '../../site/dates.ts';
import { createPhotoAddress } from '../../site/photos.ts';
import { createCanonical } from '../../site/addresses.ts';
import { organisationRef, pageRef } from './ids.ts';

/** An article in the words of its page. */
export interface ShownArticle {
  title: string;
  excerpt: string;
  category: string;
  date: Date;
  updated?: Date | undefined;
  /** Key of a photo in content/fotos.json. */
  image: string;
  /** Without a role it is the company as a whole. */
  author: { name: string; role?: string };
}

const photoWidth = 1600;

/** 16:9, 4:3 and 1:1: Google shows an article in each of them. */
const photoHeights = [900, 1200, 1600];

/** The article at `path`. */
export function createArticle(article: ShownArticle, path: string): BlogPosting {
  const {
    title,
    excerpt,
    category,
    date,
    updated = date,
    image,
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
    image: photoHeights.map((height): ImageObject => ({
      '@type': 'ImageObject',
      url: createPhotoAddress(image, photoWidth, height),
      width: `${photoWidth}`,
      height: `${height}`,
    })),
  };
}
