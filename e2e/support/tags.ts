/** The tags of tests; a test without one runs on a wide screen. */
export const tags = {
  /** Runs on a phone too. */
  phone: '@phone',
  /** Runs only on a phone. */
  phoneOnly: '@phone-only',
  /** Runs only in a browser without scripts. */
  noJs: '@no-js',
  /** Runs only in `npm run test:all`, because what it guards seldom changes. */
  nightly: '@nightly',
  /** Runs in Firefox and WebKit too, in `npm run test:engines`. */
  engines: '@engines',
} as const;
