// For tests: photos with the metadata of a camera.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

/** Metadata that must not be published. */
export const cameraWords = ['Proefcamera', 'Proefplaats', 'GPSLatitude'];

const [camera, place] = cameraWords;
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,3.5N"/></rdf:RDF></x:xmpmeta>`;

/** Creates a photo of a sky, ground and a circle on the right, with metadata. */
export function takePhoto(width = 2000, height = 1400, format: Format = 'jpeg'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 20 14">
    <path fill="lightsteelblue" d="M0 0h20v8H0z"/><path fill="olivedrab" d="M0 8h20v6H0z"/><circle fill="chocolate" cx="15" cy="7" r="3"/></svg>`;
  return sharp(Buffer.from(svg))
    .flatten()
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: camera ?? '', ImageDescription: place ?? '' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 3/1 30/1' },
    })
    .withXmp(xmp)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
}

/** Writes a photo and its JSON file into the project at `folder`. */
export async function writePhoto(
  folder: string,
  key: string,
  { bytes, words }: { bytes: Buffer; words: { file: string; alt: string; credit?: string } },
): Promise<void> {
  const photoFolder = join(folder, 'content/beelden', key);
  await mkdir(photoFolder, { recursive: true });
  await writeFile(join(photoFolder, words.file), bytes);
  await writeFile(join(photoFolder, 'index.json'), `${JSON.stringify(words, null, 2)}\n`);
}
