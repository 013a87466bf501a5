/** The numbers of the local server. */
export const localServerSettings = {
  defaultPort: 4321,
  /** This machine alone: on every interface the whole network could open it. */
  defaultHost: '127.0.0.1',
  /** A signal that comes this soon after the first is the same one. */
  secondSignalMs: 1_000,
  /** Of brotli and gzip, 1 being the fastest: no visitor is far from this server. */
  compressionLevel: 1,
} as const;
