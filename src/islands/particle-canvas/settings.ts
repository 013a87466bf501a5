export const particleCanvasSettings = {
  particleCount: 50,
  /** Particles closer than this are joined by a line. */
  linkDistancePx: 150,
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
  framesPerSecond: 60,
  /** Every frame is drawn, then every second, then every fourth, then none, while one takes longer than this. */
  slowFrameMs: 4,
  frameShares: [1, 2, 4],
  /** The median of so many frames is judged. */
  measuredFrames: 60,
  /** A frame this early is on time, as screens are not exact. */
  earlyMs: 1,
  /** Without a touch the particles rest after this long. */
  restAfterMs: 20_000,
};
