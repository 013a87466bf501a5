import { useEffect, useRef } from 'react';

import { animateParticles } from './animate.ts';
import { useAwake } from '../shared/use-awake.ts';

/** The drifting survey points behind the hero: CSS shows a still picture until this code is here. Decoration only. */
export function ParticleCanvas() {
  const awake = useAwake();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => (canvas.current ? animateParticles(canvas.current) : undefined), [awake]);

  return (
    <div className="particle-canvas" aria-hidden="true">
      {awake && <canvas ref={canvas} />}
    </div>
  );
}
