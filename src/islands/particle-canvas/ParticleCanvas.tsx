import { useEffect, useRef } from 'react';

import { useHydrated } from '../shared/use-hydrated.ts';
import { animateParticles } from './animate.ts';

/** The decorative particles behind the hero; CSS shows a still picture until hydration. */
export function ParticleCanvas() {
  const hydrated = useHydrated();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => (canvas.current ? animateParticles(canvas.current) : undefined), [hydrated]);

  return (
    <div className="particle-canvas" aria-hidden="true">
      {hydrated && <canvas ref={canvas} />}
    </div>
  );
}
