import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { particleCanvasSettings } from './settings.ts';
import { createParticles, findLinks, move, resize, type Field, type Particle } from './simulation.ts';

const { particleCount, linkDistancePx, minSpeedPxPerSecond, maxSpeedPxPerSecond } = particleCanvasSettings;

const field: Field = { width: 1440, height: 720 };

const getSpeed = ({ velocityX, velocityY }: Particle) => Math.hypot(velocityX, velocityY);

const isInside = ({ x, y }: Particle, { width, height }: Field) =>
  x >= 0 && x <= width && y >= 0 && y <= height;

/** Particles at rest at the given positions. */
const placeAt = (...positions: [x: number, y: number][]): Particle[] =>
  positions.map(([x, y]) => ({ x, y, velocityX: 0, velocityY: 0 }));

test('particles start spread over the field, in every direction, at a speed within bounds', () => {
  const particles = createParticles(1000, field);
  for (const particle of particles) {
    assert.ok(isInside(particle, field));
    const speed = getSpeed(particle);
    assert.ok(speed >= minSpeedPxPerSecond - 1e-9 && speed <= maxSpeedPxPerSecond + 1e-9, `${speed} px/s`);
  }
  const quarters = new Set(particles.map(({ x, y }) => `${x < 720} ${y < 360}`));
  const directions = new Set(
    particles.map(({ velocityX, velocityY }) => `${velocityX < 0} ${velocityY < 0}`),
  );
  assert.deepEqual([quarters.size, directions.size], [4, 4]);
});

test('a particle bounces off each edge', () => {
  const square = { width: 100, height: 100 };
  const particle = { x: 95, y: 5, velocityX: 10, velocityY: -10 };
  move([particle], square, 1);
  assert.deepEqual(particle, { x: 95, y: 5, velocityX: -10, velocityY: 10 });
  move([particle], square, 9);
  assert.deepEqual(particle, { x: 5, y: 95, velocityX: -10, velocityY: 10 });
});

test('a new field size scales the positions', () => {
  const particles = placeAt([720, 180], [1440, 720], [0, 0]);
  resize(particles, field, { width: 320, height: 400 });
  assert.deepEqual(particles, placeAt([160, 100], [320, 400], [0, 0]));
});

test('each pair is linked once below the distance and not at it, fainter the further apart', () => {
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-0.6, 0.8],
  ] as const) {
    const findAt = (distance: number) =>
      findLinks(placeAt([400, 400], [400 + x * distance, 400 + y * distance]));
    assert.equal(findAt(linkDistancePx).length, 0, `${x}, ${y}`);
    const [last, ...more] = findAt(linkDistancePx - 0.001);
    assert.ok(last && last.closeness > 0 && last.closeness < 0.0001, `${x}, ${y}`);
    assert.deepEqual(more, []);
    assert.ok(Math.abs((findAt(linkDistancePx / 2)[0]?.closeness ?? 0) - 0.5) < 1e-9);
    assert.equal(findAt(0)[0]?.closeness, 1);
  }
  assert.equal(findLinks(placeAt([0, 0], [100, 0], [200, 0])).length, 2);
});

test('the still picture has as many dots as there are particles', () => {
  const svg = readFileSync(new URL('./still-picture.svg', import.meta.url), 'utf8');
  assert.equal(svg.match(/h0/g)?.length, particleCount);
});
