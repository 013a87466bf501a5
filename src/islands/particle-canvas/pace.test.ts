import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createPace } from './pace.ts';
import { particleCanvasSettings } from './settings.ts';

const { framesPerSecond, frameShares, slowFrameMs, measuredFrames } = particleCanvasSettings;

type Pace = ReturnType<typeof createPace>;

/** How many frames are drawn in ten seconds on a screen of `hertz`. */
function countDrawn(pace: Pace, hertz: number, from = 0): number {
  const frames = Array.from({ length: 10 * hertz }, (_, frame) => from + (frame * 1000) / hertz);
  return frames.filter((now) => pace.isDue(now)).length;
}

/** Adds frames that take `ms` until they are judged; `false` when any was too many. */
const judge = (pace: Pace, ms: (frame: number) => number) =>
  Array.from({ length: measuredFrames }, (_, frame) => pace.keepsUp(ms(frame))).every(Boolean);

for (const [hertz, perSecond] of [
  [30, 30],
  [59.9, 59.9],
  [60, framesPerSecond],
  [75, framesPerSecond],
  [120, framesPerSecond],
  [144, framesPerSecond],
] as const) {
  test(`a screen of ${hertz} Hz gets ${perSecond} frames a second`, () => {
    const drawn = countDrawn(createPace(), hertz);
    assert.ok(Math.abs(drawn - 10 * perSecond) <= 1, `${drawn} in ten seconds`);
  });
}

test('a frame after a pause is drawn at once, and the missed ones are not made up for', () => {
  const pace = createPace();
  pace.isDue(0);
  assert.ok(countDrawn(pace, 120, 60_000) <= 10 * framesPerSecond + 1);
});

test('a slow machine gets every second frame, every fourth, then none; a new try starts with all', () => {
  const pace = createPace();
  for (const [index, share] of frameShares.entries()) {
    const drawn = countDrawn(pace, 60, (index + 1) * 60_000);
    assert.ok(Math.abs(drawn - 600 / share) <= 1, `one in ${share}: ${drawn} in ten seconds`);
    assert.equal(
      judge(pace, () => slowFrameMs + 0.1),
      index < frameShares.length - 1,
    );
  }
  assert.ok(countDrawn(pace, 60, 600_000) > 590);
});

test('what counts is the median: neither the limit itself nor fewer slow frames than half make a machine slow', () => {
  const half = measuredFrames / 2;
  for (const [ms, isSlow] of [
    [() => slowFrameMs, false],
    [() => slowFrameMs + 0.1, true],
    [(frame: number) => (frame < half ? 0 : slowFrameMs + 0.1), true],
    [(frame: number) => (frame <= half ? 0 : 1000), false],
  ] as const) {
    const pace = createPace();
    judge(pace, ms);
    assert.equal(countDrawn(pace, 60) < 310, isSlow, ms.toString());
  }
});
