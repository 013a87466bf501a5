/** The numbers of the function, in the unit of their name; tests shorten the times. */
export const contactSettings = {
  body: {
    /** The longest message fits: a plain form writes a character in up to twelve bytes. */
    maxBytes: 128 * 1024,
    timeoutMs: 8_000,
  },
  /** How often may be sent; a deployment may change the counts. */
  rate: {
    windowMs: 10 * 60_000,
    perAddress: 5,
    inAll: 60,
  },
  /** The same message again within this time is answered, not sent; after it the message is a new one. */
  sameMessageMs: 10 * 60_000,
  delivery: {
    /** From the moment the request came in: the page gives up two seconds later. */
    totalMs: 13_000,
    /** Two ways that hang leave a third its second. */
    attemptMs: 6_000,
    /** One try and one more for a fault that may pass. */
    attemptsPerWay: 2,
    retryPauseMs: 250,
    /** What a visitor's program is told to wait before it tries again. */
    retryAfterS: 30,
  },
  smtp: {
    dnsTimeout: 4_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
    socketCloseTimeout: 500,
  },
  preflightMaxAgeS: 86_400,
} as const;

/** The same numbers, open to be changed. */
export type ContactSettings = Widen<typeof contactSettings>;

type Widen<T> = { readonly [K in keyof T]: T[K] extends number ? number : Widen<T[K]> };
