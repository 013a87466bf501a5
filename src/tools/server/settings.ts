/** The numbers of the local server. */
export const localServerSettings = {
  defaultPort: 4321,
  /** Of brotli and gzip, 1 being the fastest: no visitor is far from this server. */
  compressionLevel: 1,
} as const;
