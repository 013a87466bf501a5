/** The numbers of the local server. */
export const localServerSettings = {
  defaultPort: 4321,
  /** How often what waits in a queue is mailed, as on a host. */
  drainEveryMs: 60_000,
  /** Of brotli and gzip, 1 being the fastest: no visitor is far from this server. */
  compressionLevel: 1,
} as const;
