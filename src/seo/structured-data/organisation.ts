import type { OpeningHoursSpecification, Organization, ProfessionalService, WebSite } from 'schema-dts';

import { createCanonical } from '../../site/addresses.ts';
import { company, isExampleAddress, toE164 } from '../../site/company.ts';
import { parseDays, parseHours } from '../../site/opening-hours.ts';
import { defaultShareImage } from '../share-image.ts';
import { organisationRef, websiteRef } from './ids.ts';
import type { Subject } from './subject.ts';

const { name, legalName, address, email, kvk, vatId } = company;
const realProfiles = company.profiles.map(({ url }) => url).filter((url) => !isExampleAddress(url));
const url = createCanonical('/');
const telephone = toE164(company.phone);

/** Describes the company as far as the page shows it, and on the home page the site. */
export function createOrganisation(
  subject: Subject | undefined,
): (Organization | ProfessionalService | WebSite)[] {
  switch (subject?.type) {
    case 'home':
      return [describeCompany(), describeSite()];
    case 'about':
      return [describeCompany()];
    case 'contact':
      return [{ ...describeCompany(), ...describeReach() }];
    default:
      return [{ '@type': 'Organization', ...organisationRef, name, url }];
  }
}

function describeCompany() {
  return {
    '@type': 'ProfessionalService' as const,
    ...organisationRef,
    name,
    legalName,
    url,
    logo: createCanonical('/icon-512.png'),
    image: createCanonical(defaultShareImage.path),
    telephone,
    email,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: 'NL',
    },
    // ISO 6523 calls the Dutch trade register 0106.
    iso6523Code: `0106:${kvk}`,
    vatID: vatId,
    ...(realProfiles.length > 0 && { sameAs: realProfiles }),
  };
}

function describeReach() {
  return {
    openingHoursSpecification: company.openingHours.flatMap(describeHours),
    contactPoint: {
      '@type': 'ContactPoint' as const,
      contactType: 'sales',
      telephone,
      email,
      availableLanguage: 'nl',
    },
  };
}

/** Describes a line of the opening hours; closed days are left out. */
export function describeHours(line: { days: string; hours: string }): OpeningHoursSpecification[] {
  const times = parseHours(line.hours);
  return times ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: parseDays(line.days), ...times }] : [];
}

function describeSite(): WebSite {
  return { '@type': 'WebSite', ...websiteRef, url, name, publisher: organisationRef, inLanguage: 'nl-NL' };
}
