/** The tags of tests, and what each says. */
export const tags = {
  /** Runs on a phone too. */
  phone: '@phone',
  /** Runs on a phone and nowhere else. */
  phoneOnly: '@phone-only',
  /** Runs in a browser without scripts and nowhere else. */
  noJs: '@no-js',
  /** Guards what seldom changes: left out of `npm test`, run by `npm run test:all`. */
  nightly: '@nightly',
} as const;
