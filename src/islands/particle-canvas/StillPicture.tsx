import { particleCanvasSettings } from './settings.ts';
import { createParticles, createRandom, findLinks, type Particle } from './simulation.ts';

const { still, particleCount } = particleCanvasSettings;
const particles = createParticles(particleCount, still, createRandom(still.seed));
const place = ({ x, y }: Particle) => `${Math.round(x)} ${Math.round(y)}`;
const dots = particles.map((particle) => `M${place(particle)}h0`).join('');
const lines = findLinks(particles, still).map(({ from, to }) => `M${place(from)}L${place(to)}`);

/** The particles at rest: what stands in the server's HTML, and all there is under reduced motion. */
export function StillPicture() {
  return (
    <svg viewBox={`0 0 ${still.width} ${still.height}`} preserveAspectRatio="xMidYMid slice">
      <path d={lines.join('')} />
      <path d={dots} />
    </svg>
  );
}
