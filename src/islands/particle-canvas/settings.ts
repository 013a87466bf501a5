/** Numbers of the particle canvas. */
export const particleCanvasSettings = {
  particleCount: 50,
  /** Two particles closer than this are joined by a line. */
  linkDistancePx: 150,
  minSpeedPxPerSecond: 6,
  maxSpeedPxPerSecond: 18,
  /** A frame never moves further than this, whatever came between (a sleeping tab). */
  maxStepSeconds: 0.1,
  dotRadiusPx: 2.5,
  dotOpacity: 0.6,
  /** Opacity of a line between two particles that touch. */
  maxLinkOpacity: 0.35,
  /** Lines are drawn in this many steps of opacity, one path each. */
  opacitySteps: 6,
  /** More pixels than this per CSS pixel cannot be seen. */
  maxPixelRatio: 2,
  /** Size and seed of the still picture in the server's HTML. */
  still: { width: 1440, height: 720, seed: 7 },
};
