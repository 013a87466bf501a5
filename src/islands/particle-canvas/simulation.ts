import { particleCanvasSettings } from './settings.ts';

/** A point that drifts: place in pixels, velocity in pixels per second. */
export interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
}

/** Width and height of the field, in pixels. */
export interface Field {
  width: number;
  height: number;
}

/** Two particles closer than the link distance; `closeness` runs from 0 at that distance to 1 where they touch. */
export interface Link {
  from: Particle;
  to: Particle;
  closeness: number;
}

/** `count` particles spread over the field; `random` gives numbers from 0 up to 1. */
export function createParticles(count: number, field: Field, random: () => number): Particle[] {
  const { minSpeedPxPerSecond: slowest, maxSpeedPxPerSecond: fastest } = particleCanvasSettings;
  return Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const speed = slowest + random() * (fastest - slowest);
    return {
      x: random() * field.width,
      y: random() * field.height,
      velocityX: Math.cos(angle) * speed,
      velocityY: Math.sin(angle) * speed,
    };
  });
}

/** Moves every particle by `seconds`; one that reaches an edge bounces, so that frame rate does not matter. */
export function move(particles: Particle[], field: Field, seconds: number): void {
  for (const particle of particles) {
    [particle.x, particle.velocityX] = bounce(
      particle.x + particle.velocityX * seconds,
      particle.velocityX,
      field.width,
    );
    [particle.y, particle.velocityY] = bounce(
      particle.y + particle.velocityY * seconds,
      particle.velocityY,
      field.height,
    );
  }
}

function bounce(place: number, velocity: number, length: number): [place: number, velocity: number] {
  if (place >= 0 && place <= length) return [place, velocity];
  if (length <= 0) return [0, velocity];
  const lap = 2 * length;
  const rest = ((place % lap) + lap) % lap;
  const bounces = Math.floor(place / length);
  return [rest <= length ? rest : lap - rest, bounces % 2 === 0 ? velocity : -velocity];
}

/** Brings particles along when the field changes size, each at the same share of width and height. */
export function resize(particles: Particle[], from: Field, to: Field): void {
  for (const particle of particles) {
    particle.x = from.width > 0 ? (particle.x / from.width) * to.width : 0;
    particle.y = from.height > 0 ? (particle.y / from.height) * to.height : 0;
  }
}

/**
 * All pairs closer than the link distance. Looks only in neighbouring cells of a grid as wide as that
 * distance, so that the work grows with the particles and not with their pairs.
 */
export function findLinks(particles: Particle[], field: Field): Link[] {
  const { linkDistancePx: reach } = particleCanvasSettings;
  // Two columns more than the field needs: empty ones at the edge, so that no row reaches into the next.
  const columns = Math.floor(field.width / reach) + 3;
  const cells = new Map<number, Particle[]>();
  const links: Link[] = [];
  for (const particle of particles) {
    const cell = Math.floor(particle.y / reach) * columns + Math.floor(particle.x / reach);
    for (const neighbour of [
      cell - columns - 1,
      cell - columns,
      cell - columns + 1,
      cell - 1,
      cell,
      cell + 1,
      cell + columns - 1,
      cell + columns,
      cell + columns + 1,
    ]) {
      for (const other of cells.get(neighbour) ?? []) link(particle, other, links);
    }
    const own = cells.get(cell);
    if (own) own.push(particle);
    else cells.set(cell, [particle]);
  }
  return links;
}

function link(from: Particle, to: Particle, links: Link[]): void {
  const { linkDistancePx: reach } = particleCanvasSettings;
  const [across, down] = [from.x - to.x, from.y - to.y];
  const distance = Math.sqrt(across * across + down * down);
  if (distance < reach) links.push({ from, to, closeness: 1 - distance / reach });
}

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
