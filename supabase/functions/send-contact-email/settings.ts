const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Every number of the function, in the unit of its name; SQL gets them as arguments. */
export const contactSettings = {
  body: {
    /** The longest message fits: a plain form writes a character in up to twelve bytes. */
    maxBytes: 128 * 1024,
    timeoutMs: 8 * SECOND,
  },
  /** Messages in a window before more are marked and mailed after the others. */
  limits: { windowMs: 10 * MINUTE, perAddress: 5, perRange: 20, inAll: 60 },
  /** The same message within this time is confirmed, not sent again. */
  sameMessageMs: 10 * MINUTE,
  delivery: {
    /** From the request's arrival; the form gives up three seconds later. */
    totalMs: 12 * SECOND,
    attemptMs: 6 * SECOND,
    attemptsPerWay: 2,
    retryPauseMs: 250,
    /** Reserved for the queue behind ways that hang. */
    queueMs: 3 * SECOND,
    retryAfterS: 30,
  },
  memory: {
    askMs: 2 * SECOND,
    /** How long a database that failed is not asked. */
    restMs: 30 * SECOND,
    /** While another isolate sends the same message. */
    pollMs: 250,
    waitMs: 3 * SECOND,
    /** Longer than a delivery: after it the claim of an isolate that died is free. */
    claimMs: 15 * SECOND,
  },
  queue: {
    /** One drain; the next one starts a minute after it. */
    drainMs: 40 * SECOND,
    /** Longer than a delivery: a message that is being mailed is hidden from other drains. */
    hideMs: MINUTE,
    refusedPauseMs: 15 * MINUTE,
    markedPerDrain: 30,
    /** Above this no marked message is queued; a lead always is. */
    maxMarkedBytes: 100 * 1024 * 1024,
    alarmAfterMs: 10 * MINUTE,
    /** As the privacy page says. */
    keepMs: 30 * DAY,
  },
  alarmEveryMs: { otherWay: 60 * MINUTE, waiting: DAY },
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
