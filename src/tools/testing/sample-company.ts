// For tests: the facts of a company other than the example.
import type { Company } from '../../site/company.ts';

/** The name is no longer than the example's, so that titles still fit in search results. */
export const sampleCompany: Company = {
  name: 'Bestek',
  legalName: 'Bestek Software B.V.',
  tagline: 'Software die past bij het werk',
  phone: '0172 34 56 78',
  email: 'hallo@bureau.nl',
  address: { street: 'Havenkade 14b', postalCode: '2403 CD', city: 'Alphen aan den Rijn' },
  kvk: '87654321',
  vatId: 'NL987654321B02',
  openingHours: [
    { days: 'Maandag tot en met donderdag', hours: '8:30-17:00' },
    { days: 'Vrijdag', hours: '8:30-12:30' },
    { days: 'Weekend', hours: 'gesloten' },
  ],
  visitNote: 'Bel even voordat je langskomt',
  responseTime: 'meestal dezelfde dag',
  profiles: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/bureau' },
    { name: 'Facebook', url: 'https://www.facebook.com/bureau' },
    { name: 'GitHub', url: 'https://github.com/bureau' },
  ],
};
