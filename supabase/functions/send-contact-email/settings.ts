const SECOND = 1_000;

/** Limits of the function; names end in their unit. The migration has the retry and retention times. */
export const contactSettings = {
  body: {
    /** Fits the longest message: a plain form encodes a character in up to twelve bytes. */
    maxBytes: 128 * 1024,
    timeoutMs: 8 * SECOND,
  },
  delivery: {
    /** From the start of the request; the form times out three seconds later. */
    totalMs: 12 * SECOND,
    attemptMs: 6 * SECOND,
    retryPauseMs: 250,
    retryAfterS: 30,
  },
  outbox: {
    /** Longest time that a visitor waits for the database. */
    queryMs: 2 * SECOND,
    /** For one row, from locking it to marking it as sent. */
    rowMs: 20 * SECOND,
    /** For one drain; drains start a minute apart. */
    drainMs: 40 * SECOND,
    /** Messages an hour from one network; more are suspect. */
    perNetwork: 5,
    suspectsPerDrain: 20,
    suspectsPerDigest: 500,
    /** Pauses between attempts to mark a mail as sent; in total under a minute, during which no drain takes the row. */
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

/** Limits of the function, which tests change. */
export type ContactSettings = typeof contactSettings;
