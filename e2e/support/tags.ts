/** What the tags of tests mean; a test without one runs on a wide screen. */
export const tags = {
  /** Runs on a phone too. */
  phone: '@phone',
  /** Runs on a phone and nowhere else. */
  phoneOnly: '@phone-only',
  /** Runs in a browser without scripts and nowhere else. */
  noJs: '@no-js',
  /** Runs in `npm run test:all` alone, because what it guards seldom changes. */
  nightly: '@nightly',
  /** Runs in Firefox and WebKit too, by `npm run test:engines`. */
  engines: '@engines',
} as const;
