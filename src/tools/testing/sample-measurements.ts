// For tests: measurements of a small site.
import type { Measurements } from '../../site/measurements.ts';

export const sampleMeasurements: Measurements = {
  company: 'Bestek',
  date: '2026-03-01',
  commit: '0123456789abcdef0123456789abcdef01234567',
  lighthouse: '1.0.0',
  emptyMs: 100,
  pages: [
    {
      path: '/over',
      template: 'over ons',
      paintMs: 120,
      bytes: 15_000,
      marks: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    },
  ],
  visits: { pages: 2_000, violations: 0, cookies: 1, stored: 0 },
  links: { checked: 9, broken: 0 },
  html: { pages: 1, errors: 0 },
};
