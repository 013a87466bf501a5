/** The numbers of the function, in the unit of their name; tests shorten the times. */
export const contactSettings = {
  body: {
    /** The longest message fits: a plain form writes a character in up to twelve bytes. */
    maxBytes: 128 * 1024,
    timeoutMs: 8_000,
  },
  /** How often may be sent before messages are set apart; a deployment may change the counts. */
  rate: {
    windowMs: 10 * 60_000,
    perAddress: 5,
    inAll: 60,
    /** At so many times these counts nothing more is taken. */
    refuseFrom: 10,
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
    /** What is kept of the total for the queue, behind ways that hang. */
    queueMs: 3_000,
    /** What a visitor's program is told to wait before it tries again. */
    retryAfterS: 30,
  },
  /** What isolates share in the database. */
  memory: {
    askMs: 2_000,
    /** How long a database that failed is left alone. */
    restMs: 30_000,
    pollMs: 250,
    /** After this the claim on a message of an isolate that died is free again; longer than a delivery. */
    busyMs: 25_000,
  },
  /** How what waits is mailed. */
  drain: {
    /** One call; the next one comes a minute after it began. */
    totalMs: 40_000,
    /** How long a message that was read is nobody else's; longer than a delivery. */
    hideS: 60,
    /** The pause after a first failure doubles up to the longest. */
    firstPauseS: 60,
    longestPauseS: 15 * 60,
    /** Read more often than this (two days of pauses) a message becomes a dead letter. */
    mostReads: 200,
    /** So many failures in a row mean that mail is down. */
    mostFailures: 3,
    /** The owner is told of a queue older than this. */
    oldAfterS: 10 * 60,
    /** What came beyond the limits is mailed together: when the first has waited so long, or when so many wait. */
    digestAfterS: 5 * 60,
    digestOf: 50,
  },
  /** One alarm of a kind in this time. */
  alarmEveryMs: 60 * 60_000,
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
