import { particleCanvasSettings } from './settings.ts';

/** Position in pixels. */
export interface Position {
  x: number;
  y: number;
}

/** Velocity in pixels per second. */
export interface Particle extends Position {
  velocityX: number;
  velocityY: number;
}

/** Size of the field in pixels. */
export interface Field {
  width: number;
  height: number;
}

/** The box of the drawing in the field, in pixels. */
export interface Sheet extends Position, Field {}

/** Two particles closer than the link distance; `closeness` is 0 at that distance and 1 where they meet. */
export interface Link {
  from: Particle;
  to: Particle;
  closeness: number;
}

const { linkDistancePx, minSpeedPxPerSecond, maxSpeedPxPerSecond, marginPx, fadePx } = particleCanvasSettings;

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

/** Returns how much of a position shows: 0 under the drawing, in its margin and at the edges, 1 in free paper. */
export function findVisibility({ x, y }: Position, { width, height }: Field, sheet: Sheet): number {
  const across = Math.max(sheet.x - x, x - sheet.x - sheet.width, 0);
  const along = Math.max(sheet.y - y, y - sheet.y - sheet.height, 0);
  const fromMargin = Math.hypot(across, along) - marginPx;
  const room = Math.min(fromMargin, x, y, width - x, height - y);
  return Math.min(Math.max(room / fadePx, 0), 1);
}

/** Returns how much of a line shows: as much as its least visible point, so that none ends at the drawing. */
export function findLineVisibility({ from, to }: Link, field: Field, sheet: Sheet): number {
  // Points closer together than the margin is wide, so that no corner of the drawing comes between them.
  const parts = Math.ceil(linkDistancePx / marginPx);
  let least = 1;
  for (let part = 0; part <= parts && least > 0; part += 1) {
    const x = from.x + ((to.x - from.x) * part) / parts;
    const y = from.y + ((to.y - from.y) * part) / parts;
    least = Math.min(least, findVisibility({ x, y }, field, sheet));
  }
  return least;
}
