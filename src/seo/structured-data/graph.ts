import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';

import { createCanonical, routes } from '../../site/addresses.ts';
import type { PageSeo } from '../head-tags.ts';
import { createArticle } from './article.ts';
import { breadcrumbsRef, organisationRef, pageRef, websiteRef } from './ids.ts';
import { createCaseList, createPageList } from './lists.ts';
import { createOrganisation } from './organisation.ts';
import { createService } from './service.ts';
import type { Subject } from './subject.ts';

/** Creates the JSON-LD of a page, safe inside a script element; `undefined` for a `noindex` page. */
export function createStructuredData(seo: PageSeo): string | undefined {
  if (seo.noindex) return undefined;
  const { subject, path } = seo;
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      createPage(seo),
      ...createBreadcrumbs(seo),
      ...(subject?.type === 'article' ? [createArticle(subject.article, path)] : []),
      ...createOrganisation(subject),
    ],
  };
  // A "</script>" in a text would end the element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function createPage({ path, heading, breadcrumbs, subject }: PageSeo): WebPage {
  const url = createCanonical(path);
  return {
    ...describeSubject(subject),
    ...pageRef(url),
    url,
    name: heading,
    inLanguage: 'nl-NL',
    isPartOf: websiteRef,
    publisher: organisationRef,
    ...(breadcrumbs && { breadcrumb: breadcrumbsRef(url) }),
  };
}

function describeSubject(subject: Subject | undefined) {
  switch (subject?.type) {
    case 'home':
      return { '@type': 'WebPage', about: organisationRef } as const;
    case 'about':
      return { '@type': 'AboutPage', mainEntity: organisationRef } as const;
    case 'contact':
      return { '@type': 'ContactPage', mainEntity: organisationRef } as const;
    case 'list':
      return {
        '@type': 'CollectionPage',
        mainEntity: createPageList(subject.pages),
        ...(subject.service && { about: createService(subject.service) }),
      } as const;
    case 'cases':
      return { '@type': 'CollectionPage', mainEntity: createCaseList(subject.cases) } as const;
    case 'service':
      return { '@type': 'WebPage', mainEntity: createService(subject.service) } as const;
    default:
      return { '@type': 'WebPage' } as const;
  }
}

/** Creates the breadcrumbs; the page itself needs no address. */
function createBreadcrumbs({ path, breadcrumbs }: PageSeo): BreadcrumbList[] {
  if (!breadcrumbs) return [];
  const trail = [{ label: 'Home', href: routes.home }, ...breadcrumbs];
  const itemListElement = trail.map(({ label, href }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    ...(index < trail.length - 1 && { item: createCanonical(href) }),
  }));
  return [{ '@type': 'BreadcrumbList', ...breadcrumbsRef(createCanonical(path)), itemListElement }];
}
