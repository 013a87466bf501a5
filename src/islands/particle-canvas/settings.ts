/** For the worker, which draws. */
export const particleCanvasSettings = {
  particleCount: 50,
  /** A line joins particles closer than this. */
  linkDistancePx: 150,
  framesPerSecond: 30,
  minSpeedPxPerSecond: 6,
  maxSpeedPxPerSecond: 18,
  /** The longest step of one frame, for instance after a tab slept. */
  maxStepSeconds: 0.1,
  dotRadiusPx: 2.5,
  dotOpacity: 0.6,
  /** Opacity of a line between two particles that touch. */
  maxLinkOpacity: 0.3,
  /** Room around the drawing, where nothing shows: as wide as a phone's margin. */
  marginPx: 20,
  /** How far from that room, and from the edges of the canvas, everything shows in full. */
  fadePx: 6,
};

/** For the page, apart so that it does not hold the worker's. */
export const particlePageSettings = {
  /** Canvas pixels per CSS pixel; more makes no visible difference. */
  maxPixelRatio: 2,
  /** The particles stop after this long without an interaction, to save battery. */
  restAfterMs: 20_000,
};
