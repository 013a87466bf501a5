import { particleCanvasSettings } from './settings.ts';

const { framesPerSecond, frameShares, slowFrameMs, measuredFrames, earlyMs } = particleCanvasSettings;

/** Decides which frames are drawn: sixty a second, and fewer where drawing one takes long. */
export function createPace() {
  let level = 0;
  let due = 0;
  let costs: number[] = [];
  return {
    /** Whether to draw the frame at `now`, in ms. */
    isDue(now: number): boolean {
      if (now < due - earlyMs) return false;
      const interval = ((frameShares[level] ?? 1) * 1000) / framesPerSecond;
      // From when it was due, so that a screen of 75 Hz gets sixty frames too; a late frame is not made up for.
      due = Math.max(due, now - interval) + interval;
      return true;
    },
    /** Adds what a frame took; `false` when the fewest frames are too slow as well, after which it starts anew. */
    keepsUp(ms: number): boolean {
      costs.push(ms);
      if (costs.length < measuredFrames) return true;
      const median = costs.toSorted((a, b) => a - b)[Math.floor(measuredFrames / 2)] ?? 0;
      costs = [];
      if (median <= slowFrameMs) return true;
      level = (level + 1) % frameShares.length;
      return level > 0;
    },
  };
}
