export const particleCanvasSettings = {
  particleCount: 50,
  /** Particles closer than this are joined by a line. */
  linkDistancePx: 150,
  framesPerSecond: 30,
  minSpeedPxPerSecond: 6,
  maxSpeedPxPerSecond: 18,
  /** Longest step of one frame, for instance after a sleeping tab. */
  maxStepSeconds: 0.1,
  dotRadiusPx: 2.5,
  dotOpacity: 0.6,
  /** Opacity of a line between two particles that touch. */
  maxLinkOpacity: 0.35,
  /** Canvas pixels per CSS pixel; more makes no visible difference. */
  maxPixelRatio: 2,
  /** Without an interaction the particles rest after this long: nobody looks, and a phone's battery lasts. */
  restAfterMs: 20_000,
};
