import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { localServerSettings } from './settings.ts';
import type { SiteFile } from './site-files.ts';

/** How the bytes of an answer are packed, by its name in HTTP. */
type Encoding = 'br' | 'gzip' | 'identity';

/** The bytes of a file as they travel, with how they are packed. */
interface EncodedBody {
  readonly encoding: Encoding;
  readonly body: Uint8Array<ArrayBuffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const { brotliQuality, gzipLevel } = localServerSettings;

const packers = {
  br: (body: Uint8Array) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body: Uint8Array) => zip(body, { level: gzipLevel }),
};

/** The best encoding a visitor takes, from its Accept-Encoding header; brotli wins a tie. */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  const weights = new Map((acceptEncoding ?? '').split(',').map(parseWeight));
  const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const identity = weights.get('identity') ?? 0;
  const wanted = (['br', 'gzip'] as const)
    .filter((name) => weigh(name) > 0 && weigh(name) >= identity)
    .sort((a, b) => weigh(b) - weigh(a));
  return wanted[0] ?? 'identity';
}

function parseWeight(part: string): [name: string, weight: number] {
  const [name = '', ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
  return [name, Number(weight) || 0];
}

/** Makes a packer that packs each file once per encoding, on first request, and keeps the result. */
export function createEncoder(): (file: SiteFile, wanted: Encoding) => Promise<EncodedBody> {
  const kept = new WeakMap<SiteFile, Map<Encoding, Promise<EncodedBody>>>();
  return (file, wanted) => {
    const ofFile = kept.get(file) ?? new Map<Encoding, Promise<EncodedBody>>();
    const encoded = ofFile.get(wanted) ?? encode(file, wanted);
    kept.set(file, ofFile.set(wanted, encoded));
    return encoded;
  };
}

// Pictures and fonts are packed already, and a very small file only grows.
async function encode({ body, isText }: SiteFile, wanted: Encoding): Promise<EncodedBody> {
  const plain: EncodedBody = { encoding: 'identity', body };
  if (wanted === 'identity' || !isText) return plain;
  const packed = await packers[wanted](body);
  return packed.length < body.length ? { encoding: wanted, body: packed } : plain;
}
