const SECOND = 1_000;

/** The numbers of the function, in the unit of their names; those of waiting and keeping stand in the migration. */
export const contactSettings = {
  body: {
    /** The longest message fits: a plain form writes a character in up to twelve bytes. */
    maxBytes: 128 * 1024,
    timeoutMs: 8 * SECOND,
  },
  delivery: {
    /** From the request's arrival; the form gives up three seconds later. */
    totalMs: 12 * SECOND,
    attemptMs: 6 * SECOND,
    retryPauseMs: 250,
    retryAfterS: 30,
  },
  outbox: {
    /** Longer than this a visitor is not made to wait for the database. */
    queryMs: 2 * SECOND,
    /** One row, from taking it to noting that it is sent. */
    rowMs: 20 * SECOND,
    /** One drain; the next one starts a minute after it. */
    drainMs: 40 * SECOND,
    /** Messages of one network in an hour; more are suspect. */
    perNetwork: 5,
    suspectsPerDrain: 20,
    suspectsPerDigest: 500,
    /** While the database does not note that a mail was sent; together less than the minute that a row is left alone. */
    markSentPausesMs: [0, 2 * SECOND, 5 * SECOND, 10 * SECOND, 20 * SECOND],
  },
  smtp: {
    dnsTimeout: 4 * SECOND,
    connectionTimeout: 5 * SECOND,
    greetingTimeout: 5 * SECOND,
    socketTimeout: 8 * SECOND,
    socketCloseTimeout: 500,
  },
};

/** The same numbers, open to be changed. */
export type ContactSettings = typeof contactSettings;
