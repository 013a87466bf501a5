import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { particleCanvasSettings } from './settings.ts';
import {
  createParticles,
  findLineVisibility,
  findLinks,
  findVisibility,
  move,
  resize,
  type Field,
  type Particle,
  type Sheet,
} from './simulation.ts';

const { particleCount, linkDistancePx, minSpeedPxPerSecond, maxSpeedPxPerSecond, marginPx, fadePx } =
  particleCanvasSettings;

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

/** A field around a drawing. */
const sheet: Sheet = { x: 400, y: 200, width: 600, height: 300 };

test('a position shows in free paper, and not under the drawing, near it or at an edge', () => {
  const at = (x: number, y: number) => findVisibility({ x, y }, field, sheet);
  for (const [x, y] of [
    [200, 350],
    [700, 100],
    [1200, 350],
    [700, 600],
    [fadePx, 350],
    [400 - marginPx - fadePx, 350],
  ] as const) {
    assert.equal(at(x, y), 1, `${x}, ${y}`);
  }
  for (const [x, y] of [
    [700, 350],
    [400, 200],
    [400 - marginPx, 350],
    [700, 500 + marginPx],
    [0, 350],
    [1440, 350],
    [700, 0],
    [700, 720],
  ] as const) {
    assert.equal(at(x, y), 0, `${x}, ${y}`);
  }
  assert.ok(Math.abs(at(400 - marginPx - fadePx / 2, 350) - 0.5) < 1e-9);
});

test('a line shows in free paper only, and not across a corner of the drawing', () => {
  const at = (...positions: [x: number, y: number][]) => {
    const [link] = findLinks(placeAt(...positions));
    assert.ok(link);
    return findLineVisibility(link, field, sheet);
  };
  assert.equal(at([200, 100], [300, 150]), 1);
  assert.equal(at([370, 220], [440, 150]), 0);
  assert.equal(at([300, 350], [420, 350]), 0);
  assert.equal(at([500, 300], [600, 300]), 0);
});

test('the still picture has dots in its box, at most one for each particle, and lines between them only', () => {
  const svg = readFileSync(new URL('./still-picture.svg', import.meta.url), 'utf8');
  const read = (pattern: RegExp) =>
    Array.from(svg.matchAll(pattern), ([, ...numbers]) => numbers.map(Number) as [number, ...number[]]);
  const [[, , width = 0, height = 0] = [0]] = read(/viewBox="(\d+) (\d+) (\d+) (\d+)"/g);
  const dots = read(/M(\d+) (\d+)h0/g);
  assert.ok(dots.length > 0 && dots.length <= particleCount);
  for (const [x, y = 0] of dots) assert.ok(x > 0 && x < width && y > 0 && y < height, `${x}, ${y}`);
  const isDot = (left: number, top: number) => dots.some(([x, y]) => x === left && y === top);
  const lines = read(/M(\d+) (\d+)l(-?\d+) (-?\d+)/g);
  assert.ok(lines.length > 0);
  for (const [x, y = 0, right = 0, down = 0] of lines) {
    assert.ok(isDot(x, y) && isDot(x + right, y + down), `${x}, ${y}`);
    assert.ok(Math.hypot(right, down) < linkDistancePx);
  }
});
