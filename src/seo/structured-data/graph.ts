import type { Graph } from 'schema-dts';

import type { PageSeo } from '../head-tags.ts';
import { createArticle } from './article.ts';
import { createOrganisation } from './organisation.ts';
import { createBreadcrumbs, createPage } from './page.ts';

/** What a page shows, as JSON-LD that can stand in a script element; none for a page outside search results. */
export function createStructuredData(seo: PageSeo): string | undefined {
  if (seo.noindex) return undefined;
  const { subject, path } = seo;
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      createPage(seo),
      ...createBreadcrumbs(seo),
      ...(subject?.kind === 'article' ? [createArticle(subject.article, path)] : []),
      ...createOrganisation(subject),
    ],
  };
  // Or a "</script>" in a text would end the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
