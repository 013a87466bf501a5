/** The drifting survey points behind the hero; decoration, so hidden from assistive technology. */
export function ParticleCanvas() {
  return <canvas className="particle-canvas" aria-hidden="true" />;
}
