import type { ItemList } from 'schema-dts';

import { createCanonical } from '../../site/addresses.ts';
import { organisationRef } from './ids.ts';

/** A page in an overview: its title and path. */
export interface ShownPage {
  title: string;
  href: string;
}

/** A case, which has no page of its own. */
export interface ShownCase {
  title: string;
  categoryTitle: string;
  features: string[];
  /** The word that the page puts before its category. */
  mark: string | undefined;
}

/** The pages of an overview, in the order they are shown. */
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

/** The cases in the order they are shown. */
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
