import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRateLimit } from './rate-limit.ts';

const limits = { windowMs: 600_000, perAddress: 4, inAll: 60, refuseFrom: 10 };

function setUp(overrides: Partial<typeof limits> = {}) {
  // The beginning of a slot of ten minutes.
  const clock = { at: 600_000_000 };
  return { clock, limit: createRateLimit({ ...limits, ...overrides }, () => clock.at) };
}

test('what was counted weighs less as time goes by', () => {
  const { clock, limit } = setUp();
  const look = () => {
    const level = limit.count('zoe');
    limit.giveBack('zoe', level);
    return level;
  };
  for (let number = 1; number <= 4; number += 1) assert.equal(limit.count('zoe'), 'normal');
  assert.equal(look(), 'many');
  // Four weigh three from a quarter of the next slot on.
  clock.at += limits.windowMs + limits.windowMs / 4 - 1;
  assert.equal(look(), 'many');
  clock.at += 1;
  assert.equal(look(), 'normal');
  clock.at += limits.windowMs;
  for (let number = 1; number <= 4; number += 1)
    assert.equal(limit.count('zoe'), 'normal', 'nothing is left');
});

test('a count that is given back is free again, and never less than nothing', () => {
  const { limit } = setUp({ perAddress: 1 });
  limit.giveBack('zoe', 'normal');
  assert.equal(limit.count('zoe'), 'normal');
  assert.equal(limit.count('zoe'), 'many');
  limit.giveBack('zoe', 'many');
  limit.giveBack('zoe', 'normal');
  assert.equal(limit.count('zoe'), 'normal');
});

test('a count takes the same time after a hundred thousand others', () => {
  const { limit } = setUp({ inAll: 1_000_000, perAddress: 1_000_000 });
  const time = (from: number) => {
    const startedAt = performance.now();
    for (let number = from; number < from + 10_000; number += 1) limit.count(`adres ${number}`);
    return performance.now() - startedAt;
  };
  time(0);
  const early = time(10_000);
  for (let number = 20_000; number < 100_000; number += 1) limit.count(`adres ${number}`);
  // Ten times as slow would be a list that is walked through.
  assert.ok(time(100_000) < 10 * early + 50);
});
