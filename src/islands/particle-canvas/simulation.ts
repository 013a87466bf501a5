import { particleCanvasSettings } from './settings.ts';

/** Position in pixels, velocity in pixels per second. */
export interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
}

/** Size of the field in pixels. */
export interface Field {
  width: number;
  height: number;
}

/** Two particles closer than the link distance; `closeness` is 0 at that distance and 1 where they meet. */
export interface Link {
  from: Particle;
  to: Particle;
  closeness: number;
}

const { linkDistancePx, minSpeedPxPerSecond, maxSpeedPxPerSecond } = particleCanvasSettings;

/** Creates `count` particles at random positions and velocities. */
export function createParticles(count: number, field: Field): Particle[] {
  return Array.from({ length: count }, () => {
    const angle = Math.random() * 2 * Math.PI;
    const speed = minSpeedPxPerSecond + Math.random() * (maxSpeedPxPerSecond - minSpeedPxPerSecond);
    return {
      x: Math.random() * field.width,
      y: Math.random() * field.height,
      velocityX: Math.cos(angle) * speed,
      velocityY: Math.sin(angle) * speed,
    };
  });
}

/** Moves every particle by `seconds`, and bounces it off the edges. */
export function move(particles: Particle[], field: Field, seconds: number): void {
  for (const particle of particles) {
    const { x, y, velocityX, velocityY } = particle;
    [particle.x, particle.velocityX] = bounce(x + velocityX * seconds, velocityX, field.width);
    [particle.y, particle.velocityY] = bounce(y + velocityY * seconds, velocityY, field.height);
  }
}

function bounce(position: number, velocity: number, length: number): [position: number, velocity: number] {
  if (position < 0) return [-position, -velocity];
  if (position > length) return [2 * length - position, -velocity];
  return [position, velocity];
}

/** Scales positions when the field changes size. */
export function resize(particles: Particle[], from: Field, to: Field): void {
  for (const particle of particles) {
    particle.x *= to.width / from.width;
    particle.y *= to.height / from.height;
  }
}

/** Finds all pairs closer than the link distance. */
export function findLinks(particles: Particle[]): Link[] {
  const links: Link[] = [];
  // Runs every frame, so it copies nothing, and computes square roots for linked pairs only.
  particles.forEach((from, index) => {
    for (let place = index + 1; place < particles.length; place += 1) {
      const to = particles[place] as Particle;
      const squared = (from.x - to.x) ** 2 + (from.y - to.y) ** 2;
      if (squared >= linkDistancePx ** 2) continue;
      links.push({ from, to, closeness: 1 - Math.sqrt(squared) / linkDistancePx });
    }
  });
  return links;
}
