import { createCanonical } from '../../site/addresses.ts';

const home = createCanonical('/');

/** The company; described in full on the pages that are about it. */
export const organisationRef = { '@id': `${home}#organisatie` };

/** The site; described on the home page only. */
export const websiteRef = { '@id': `${home}#website` };

/** The page at an absolute address. */
export const pageRef = (url: string) => ({ '@id': `${url}#webpage` });

/** The trail on the page at an absolute address. */
export const breadcrumbsRef = (url: string) => ({ '@id': `${url}#kruimelpad` });
