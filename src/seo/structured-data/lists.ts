import type { ItemList } from 'schema-dts';

import { createCanonical } from '../../site/addresses.ts';
import { organisationRef } from './ids.ts';

export interface ShownPage {
  title: string;
  href: string;
}

export interface ShownCase {
  title: string;
  categoryTitle: string;
  features: string[];
  /** Shown before the category. */
  mark: string | undefined;
}

/** Lists the pages of an overview, in order. */
export function createPageList(pages: ShownPage[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: createCanonical(href),
      name: title,
    })),
  };
}

/** Lists the cases in order; they have no pages. */
export function createCaseList(cases: ShownCase[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: cases.map(({ title, categoryTitle, features, mark }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: title,
        genre: mark ? [mark, categoryTitle] : categoryTitle,
        keywords: features,
        creator: organisationRef,
      },
    })),
  };
}
