import assert from 'node:assert/strict';
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

const { particleCount, linkDistancePx, minSpeedPxPerSecond, maxSpeedPxPerSecond, maxStepSeconds, still } =
  particleCanvasSettings;

const wide: Field = { width: 1440, height: 720 };
const fields: Field[] = [
  wide,
  { width: 320, height: 900 },
  { width: 299, height: 400 },
  { width: 100, height: 60 },
  { width: 1, height: 1 },
];

const create = (count = particleCount, field = wide, seed = 1) =>
  createParticles(count, field, createRandom(seed));

const getSpeed = ({ velocityX, velocityY }: Particle) => Math.hypot(velocityX, velocityY);

function assertInside(particles: Particle[], { width, height }: Field): void {
  for (const { x, y } of particles) {
    assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${x}, ${y} lies outside ${width} × ${height}`);
  }
}

/** Particles at rest on the given places. */
function placeAt(...places: [x: number, y: number][]): Particle[] {
  return places.map(([x, y]) => ({ x, y, velocityX: 0, velocityY: 0 }));
}

/** All pairs below the link distance, as `from-to` by place in the list. */
function listPairs(particles: Particle[]): string[] {
  return particles.flatMap((one, first) =>
    particles
      .slice(first + 1)
      .flatMap((other, next) =>
        Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2) < linkDistancePx
          ? [`${first}-${first + 1 + next}`]
          : [],
      ),
  );
}

/** What `findLinks` found, written like `listPairs`. */
function listLinks(particles: Particle[], field: Field): string[] {
  const places = new Map(particles.map((particle, index) => [particle, index]));
  const getPlace = (particle: Particle) => places.get(particle) ?? NaN;
  return findLinks(particles, field).map(({ from, to }) => {
    const pair = [getPlace(from), getPlace(to)];
    return `${Math.min(...pair)}-${Math.max(...pair)}`;
  });
}

test('makes 50 particles and links them below 150 px, as specified', () => {
  assert.equal(particleCount, 50);
  assert.equal(linkDistancePx, 150);
  assert.equal(create().length, 50);
  assert.deepEqual(create(0), []);
});

test('starts every particle inside the field, at a speed within bounds', () => {
  for (const field of fields) {
    const particles = create(1000, field);
    assertInside(particles, field);
    for (const particle of particles) {
      const speed = getSpeed(particle);
      assert.ok(speed >= minSpeedPxPerSecond - 1e-9 && speed <= maxSpeedPxPerSecond + 1e-9, `${speed} px/s`);
    }
  }
});

test('spreads the particles and their directions', () => {
  const particles = create(1000);
  for (const isHere of [
    ({ x }: Particle) => x < wide.width / 2,
    ({ y }: Particle) => y < wide.height / 2,
    ({ velocityX }: Particle) => velocityX < 0,
    ({ velocityY }: Particle) => velocityY < 0,
  ]) {
    const share = particles.filter(isHere).length / particles.length;
    assert.ok(share > 0.4 && share < 0.6, `${share}`);
  }
});

test('stays in bounds, at the same speed, over an hour of frames of every length', () => {
  for (const field of fields) {
    const particles = create(20, field);
    const speeds = particles.map(getSpeed);
    const random = createRandom(2);
    for (let frame = 0; frame < 72_000; frame += 1) {
      move(particles, field, random() * maxStepSeconds);
      if (frame % 100 === 0) assertInside(particles, field);
    }
    particles.forEach((particle, index) =>
      assert.ok(Math.abs(getSpeed(particle) - (speeds[index] ?? NaN)) < 1e-9),
    );
  }
});

test('stays in bounds after one step of any length', () => {
  for (const seconds of [0, 1, 100, 86_400]) {
    for (const field of fields) {
      const particles = create(200, field);
      move(particles, field, seconds);
      assertInside(particles, field);
    }
  }
});

test('turns a particle round at each edge', () => {
  const field = { width: 100, height: 100 };
  const [particle] = placeAt([95, 5]);
  assert.ok(particle);
  particle.velocityX = 10;
  particle.velocityY = -10;
  move([particle], field, 1);
  assert.deepEqual(particle, { x: 95, y: 5, velocityX: -10, velocityY: 10 });
  move([particle], field, 9);
  assert.deepEqual(particle, { x: 5, y: 95, velocityX: -10, velocityY: 10 });
});

test('moves alike at 30, 60 and 144 frames a second', () => {
  const seconds = 120;
  const [slow = [], middle = [], fast = []] = [30, 60, 144].map((framesPerSecond) => {
    const particles = create();
    for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
      move(particles, wide, 1 / framesPerSecond);
    }
    return particles;
  });
  slow.forEach((particle, index) => {
    for (const other of [middle[index], fast[index]]) {
      assert.ok(other);
      assert.ok(Math.hypot(particle.x - other.x, particle.y - other.y) < 1e-6, 'same place');
      const turned = Math.hypot(particle.velocityX - other.velocityX, particle.velocityY - other.velocityY);
      assert.ok(turned < 1e-6, 'same direction');
    }
  });
  const travelled = create().map(({ x }, index) => Math.abs(x - (slow[index]?.x ?? x)));
  assert.ok(Math.max(...travelled) > 100, 'they did move');
});

test('brings the particles along to a field of any size', () => {
  for (const from of fields) {
    for (const to of fields) {
      const particles = create(particleCount, from);
      resize(particles, from, to);
      assertInside(particles, to);
      move(particles, to, maxStepSeconds);
      assertInside(particles, to);
    }
  }
});

test('keeps each particle at its share of the field', () => {
  const particles = placeAt([720, 180], [1440, 720], [0, 0]);
  resize(particles, wide, { width: 320, height: 400 });
  assert.deepEqual(particles, placeAt([160, 100], [320, 400], [0, 0]));
});

test('survives a field without any size, and links nothing twice there', () => {
  const nothing = { width: 0, height: 0 };
  const particles = create();
  resize(particles, wide, nothing);
  move(particles, nothing, maxStepSeconds);
  assertInside(particles, nothing);
  assert.equal(new Set(listLinks(particles, nothing)).size, (particleCount * (particleCount - 1)) / 2);
  assert.equal(listLinks(particles, nothing).length, (particleCount * (particleCount - 1)) / 2);
});

test('links two particles just below the distance and none at it', () => {
  const near = linkDistancePx - 0.001;
  const turns = 16;
  for (let turn = 0; turn < turns; turn += 1) {
    const [cos, sin] = [Math.cos((turn / turns) * 2 * Math.PI), Math.sin((turn / turns) * 2 * Math.PI)];
    const pair = placeAt([400, 400], [400 + cos * near, 400 + sin * near]);
    assert.equal(findLinks(pair, wide).length, 1, `turned by ${turn}/${turns}`);
  }
  for (const [x, y] of [
    [linkDistancePx, 0],
    [0, linkDistancePx],
    [0.6 * linkDistancePx, 0.8 * linkDistancePx],
  ] as const) {
    assert.deepEqual(findLinks(placeAt([0, 0], [x, y]), wide), [], `${x}, ${y} apart`);
    assert.equal(findLinks(placeAt([0, 0], [x * 0.99999, y * 0.99999]), wide).length, 1);
  }
});

test('fades a link from 1 where two particles touch to 0 at the distance', () => {
  const [touching] = findLinks(placeAt([10, 10], [10, 10]), wide);
  const [halfway] = findLinks(placeAt([0, 0], [linkDistancePx / 2, 0]), wide);
  const [last] = findLinks(placeAt([0, 0], [linkDistancePx - 0.001, 0]), wide);
  assert.equal(touching?.closeness, 1);
  assert.equal(halfway?.closeness, 0.5);
  assert.ok(last && last.closeness > 0 && last.closeness < 0.0001);
});

test('finds the same links as comparing all pairs, each once, never over the edge', () => {
  for (const field of fields) {
    for (let seed = 1; seed <= 10; seed += 1) {
      const particles = create(120, field, seed);
      assert.deepEqual(listLinks(particles, field).sort(), listPairs(particles).sort());
    }
  }
});

test('finds the same links as comparing all pairs of 5,000 particles', () => {
  // As close together as 50 on the hero, so that the list of links stays small.
  const field = { width: wide.width * 10, height: wide.height * 10 };
  const particles = create(5000, field);
  const links = listLinks(particles, field);
  assert.ok(links.length > 5000);
  assert.deepEqual(links.sort(), listPairs(particles).sort());
});

test('repeats itself with the same seed, and not with another', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 1000 }, random);
  };
  assert.deepEqual(draw(still.seed), draw(still.seed));
  assert.notDeepEqual(draw(still.seed), draw(still.seed + 1));
  assert.ok(draw(still.seed).every((number) => number >= 0 && number < 1));
});
