/** The particles at rest: what stands there before the script, and all there is under reduced motion. Run it to write the file again. */
import { writeFileSync } from 'node:fs';

import { readToken } from '../../styles/tokens.ts';
import { particleCanvasSettings } from './settings.ts';
import { createParticles, createRandom, findLinks, type Particle } from './simulation.ts';

const { still, particleCount, dotOpacity } = particleCanvasSettings;
const place = ({ x, y }: Particle) => `${Math.round(x)} ${Math.round(y)}`;

/** Where the picture stands, beside the style that shows it. */
export const stillPictureFile = new URL('./still-picture.svg', import.meta.url);

/** The picture as SVG text, which takes any shape and keeps its dots round, in the colour of the token `--color-cobalt`: an image on its own sees no tokens. */
export function createStillPicture(): string {
  const particles = createParticles(particleCount, still, createRandom(still.seed));
  const dots = particles.map((particle) => `M${place(particle)}h0`).join('');
  const lines = findLinks(particles, still).map(({ from, to }) => `M${place(from)}L${place(to)}`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${still.width} ${still.height}" preserveAspectRatio="none" fill="none" stroke="${readToken('color-cobalt')}">`,
    `<path opacity=".15" vector-effect="non-scaling-stroke" d="${lines.join('')}"/>`,
    `<path opacity="${dotOpacity}" vector-effect="non-scaling-stroke" stroke-width="5" stroke-linecap="round" d="${dots}"/>`,
    '</svg>\n',
  ].join('');
}

if (import.meta.main) writeFileSync(stillPictureFile, createStillPicture());
