import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { particleCanvasSettings } from './settings.ts';
import {
  createParticles,
  createRandom,
  findLinks,
  move,
  resize,
  type Field,
  type Particle,
} from './simulation.ts';
import { createStillPicture, stillPictureFile } from './still-picture.ts';

const { particleCount, linkDistancePx, minSpeedPxPerSecond, maxSpeedPxPerSecond, maxStepSeconds } =
  particleCanvasSettings;

const wide: Field = { width: 1440, height: 720 };
const nothing: Field = { width: 0, height: 0 };
const fields: Field[] = [wide, { width: 299, height: 400 }, { width: 100, height: 60 }, nothing];

const create = (count = particleCount, field = wide) => createParticles(count, field, createRandom(1));

const getSpeed = ({ velocityX, velocityY }: Particle) => Math.hypot(velocityX, velocityY);

function assertInside(particles: Particle[], { width, height }: Field): void {
  for (const { x, y } of particles) {
    assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${x}, ${y} lies outside ${width} × ${height}`);
  }
}

/** Particles at rest on the given places. */
const placeAt = (...places: [x: number, y: number][]): Particle[] =>
  places.map(([x, y]) => ({ x, y, velocityX: 0, velocityY: 0 }));

test('particles start spread over the field, in every direction, at a speed within bounds', () => {
  const particles = create();
  assertInside(particles, wide);
  for (const speed of particles.map(getSpeed)) {
    assert.ok(speed >= minSpeedPxPerSecond - 1e-9 && speed <= maxSpeedPxPerSecond + 1e-9, `${speed} px/s`);
  }
  const quarters = new Set(particles.map(({ x, y }) => `${x < wide.width / 2} ${y < wide.height / 2}`));
  const ways = new Set(particles.map(({ velocityX, velocityY }) => `${velocityX < 0} ${velocityY < 0}`));
  assert.deepEqual([quarters.size, ways.size], [4, 4]);
});

test('particles stay in bounds at the same speed, whatever the length of a frame', () => {
  for (const field of fields) {
    const particles = create(20, field);
    const speeds = particles.map(getSpeed);
    const random = createRandom(2);
    for (let frame = 0; frame < 5_000; frame += 1) {
      move(particles, field, random() * maxStepSeconds);
      if (frame % 10 === 0) assertInside(particles, field);
    }
    move(particles, field, 86_400);
    assertInside(particles, field);
    const isSame = (particle: Particle, at: number) =>
      Math.abs(getSpeed(particle) - (speeds[at] ?? NaN)) < 1e-9;
    assert.ok(particles.every(isSame));
  }
});

test('a particle turns round at each edge', () => {
  const field = { width: 100, height: 100 };
  const particle = { x: 95, y: 5, velocityX: 10, velocityY: -10 };
  move([particle], field, 1);
  assert.deepEqual(particle, { x: 95, y: 5, velocityX: -10, velocityY: 10 });
  move([particle], field, 9);
  assert.deepEqual(particle, { x: 5, y: 95, velocityX: -10, velocityY: 10 });
});

test('particles move alike at every frame rate', () => {
  const [slow, fast] = [create(), create()];
  for (let frame = 0; frame < 120; frame += 1) move(slow, wide, 1);
  for (let frame = 0; frame < 120 * 144; frame += 1) move(fast, wide, 1 / 144);
  for (const [at, { x, y }] of slow.entries()) {
    const { x: left = NaN, y: top = NaN } = fast[at] ?? {};
    assert.ok(Math.hypot(x - left, y - top) < 1e-6, `${x}, ${y} is not ${left}, ${top}`);
  }
});

test('a new size of the field keeps each particle at its share of it', () => {
  const particles = placeAt([720, 180], [1440, 720], [0, 0]);
  resize(particles, wide, { width: 320, height: 400 });
  assert.deepEqual(particles, placeAt([160, 100], [320, 400], [0, 0]));
  resize(particles, wide, nothing);
  resize(particles, nothing, wide);
  assert.deepEqual(particles, placeAt([0, 0], [0, 0], [0, 0]));
});

test('two particles are linked below the distance and not at it, fainter the further apart', () => {
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [0.6, 0.8],
    [-0.6, 0.8],
  ] as const) {
    const findAt = (distance: number) =>
      findLinks(placeAt([400, 400], [400 + x * distance, 400 + y * distance]), wide);
    assert.equal(findAt(linkDistancePx).length, 0, `${x}, ${y}`);
    const [last, ...more] = findAt(linkDistancePx - 0.001);
    assert.ok(last && last.closeness > 0 && last.closeness < 0.0001, `${x}, ${y}`);
    assert.deepEqual(more, []);
    assert.ok(Math.abs((findAt(linkDistancePx / 2)[0]?.closeness ?? 0) - 0.5) < 1e-9);
    assert.equal(findAt(0)[0]?.closeness, 1);
  }
});

test('the links are those of comparing all pairs, each once, never over the edge', () => {
  for (const field of fields) {
    const particles = create(300, field);
    const isLinked = (one: Particle, other: Particle) =>
      Math.hypot(one.x - other.x, one.y - other.y) < linkDistancePx;
    const links = findLinks(particles, field);
    const rank = (particle: Particle) => particles.indexOf(particle);
    const pairs = new Set(links.map(({ from, to }) => [rank(from), rank(to)].sort().join()));
    const expected = particles.flatMap((one, at) =>
      particles.slice(at + 1).filter((other) => isLinked(one, other)),
    );
    assert.ok(links.every(({ from, to }) => isLinked(from, to)));
    assert.deepEqual([links.length, pairs.size], [expected.length, expected.length]);
  }
});

test('the still picture is what the simulation draws', () => {
  const text = readFileSync(stillPictureFile, 'utf8');
  assert.equal(text, createStillPicture(), 'run: node src/islands/particle-canvas/still-picture.ts');
});
