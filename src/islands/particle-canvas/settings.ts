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
  maxLinkOpacity: 0.35,
  /** Canvas pixels per CSS pixel; more makes no visible difference. */
  maxPixelRatio: 2,
  /** The particles stop after this long without an interaction, to save battery. */
  restAfterMs: 20_000,
};
