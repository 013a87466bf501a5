import type { Offer, Service } from 'schema-dts';

import { readPrice, type Price } from '../../site/prices.ts';
import { organisationRef } from './ids.ts';

export interface ShownService {
  title: string;
  subtitle: string;
  /** A text that may name the price. */
  priceText: string;
}

/** Creates a service, with an offer when the text names a price. */
export function createService({ title, subtitle, priceText }: ShownService): Service {
  const price = readPrice(priceText);
  return {
    '@type': 'Service',
    name: title,
    // The subtitle has no-break spaces in prices.
    description: subtitle.replaceAll('\u00a0', ' '),
    provider: organisationRef,
    ...(price && { offers: createOffer(price) }),
  };
}

function createOffer({ min, max }: Price): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      minPrice: min,
      ...(max !== undefined && { maxPrice: max }),
      valueAddedTaxIncluded: false,
    },
  };
}
