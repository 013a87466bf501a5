/** Width and height of a PNG as `192x192`; throws when the bytes are no PNG. */
export function readPngSize(bytes: Buffer): string {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('These bytes are no PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
