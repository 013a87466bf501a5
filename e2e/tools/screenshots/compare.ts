// Compares the pictures of two runs of `npm run screenshots`, pixel by pixel: the folder that is named with today's.
import { existsSync, globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

import { folder } from './shoot.ts';

/** How far two colours may be apart, from 0 to 1: less than a person sees. */
const threshold = 0.05;

const [before] = process.argv.slice(2);
if (!before)
  throw new Error('Name the folder with the pictures to compare with: npm run compare -- ../before');
const differences = join(folder, 'differences');
await rm(differences, { recursive: true, force: true });

const pictures = globSync('{*,states/*}.png', { cwd: folder }).sort();
let count = 0;
for (const picture of pictures) {
  const told = existsSync(join(before, picture)) ? await compare(picture) : 'was not there before';
  if (!told) continue;
  count += 1;
  console.log(`${picture}: ${told}`);
}
console.log(`${count} of ${pictures.length} pictures differ${count > 0 ? `; see ${differences}` : ''}`);

/** What is different, and a picture of it; nothing when they are the same. */
async function compare(picture: string): Promise<string | undefined> {
  const [one, other] = await Promise.all([before ?? '', folder].map((place) => read(join(place, picture))));
  if (!one || !other || one.data.equals(other.data)) return;
  const { width, height } = one.info;
  if (other.info.width !== width || other.info.height !== height) {
    return `${width} × ${height} px has become ${other.info.width} × ${other.info.height} px`;
  }
  const difference = Buffer.alloc(one.data.length);
  const pixels = pixelmatch(one.data, other.data, difference, width, height, { threshold });
  if (pixels === 0) return;
  const path = join(differences, picture);
  await mkdir(dirname(path), { recursive: true });
  await sharp(difference, { raw: { width, height, channels: 4 } }).toFile(path);
  return `${pixels} pixels`;
}

function read(path: string) {
  return sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
