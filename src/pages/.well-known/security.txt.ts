import type { APIRoute } from 'astro';

import { createCanonical } from '../../site/addresses.ts';
import { buildMoment } from '../../site/build-moment.ts';
import { company } from '../../site/company.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116: where to report a vulnerability; each build extends it by a year. */
export const GET: APIRoute = () =>
  new Response(
    [
      `Contact: mailto:${company.email}`,
      `Expires: ${new Date(buildMoment.getTime() + yearMs).toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${createCanonical('/.well-known/security.txt')}`,
      '',
    ].join('\n'),
  );
