/** The numbers of the local server. */
export const localServerSettings = {
  defaultPort: 4321,
  /** A visitor that trickles its headers is dropped after this. */
  headersTimeoutMs: 5_000,
  /** A whole request, body included, must be in by then. */
  requestTimeoutMs: 12_000,
  /** Node looks at the two limits above only this often; its own default of 30 s would void them. */
  timeoutCheckEveryMs: 1_000,
  /** After a stop signal, answers under way get this long to finish. */
  closeGraceMs: 3_000,
  brotliQuality: 11,
  gzipLevel: 9,
} as const;
