import { createCanonical } from '../../site/addresses.ts';

const home = createCanonical('/');

/** The company, described in full on pages about it. */
export const organisationRef = { '@id': `${home}#organisatie` };

/** The site, described on the home page only. */
export const websiteRef = { '@id': `${home}#website` };

export const pageRef = (url: string) => ({ '@id': `${url}#webpage` });

export const breadcrumbsRef = (url: string) => ({ '@id': `${url}#kruimelpad` });
