import { useEffect, useRef, useState } from 'react';

import { animateParticles } from './animate.ts';
import { prepare, type Start } from './prepare.ts';

/** The decorative particles behind the hero, and a button that stops them; CSS shows a still picture until they are ready. */
export function ParticleCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const animation = useRef<ReturnType<typeof animateParticles>>(undefined);
  const [start, setStart] = useState<Start>();
  const [playing, setPlaying] = useState(true);

  useEffect(() => void prepare().then((prepared) => setStart(() => prepared)), []);
  useEffect(() => {
    if (!canvas.current || !start) return undefined;
    const show = start(canvas.current, () => setPlaying(false));
    animation.current = animateParticles(canvas.current, show);
    return animation.current.stop;
  }, [start]);
  useEffect(() => animation.current?.setPlaying(playing), [playing]);

  return (
    <>
      <div className="particle-canvas" aria-hidden="true">
        {start && <canvas ref={canvas} />}
      </div>
      {start && (
        <button
          className="unprinted"
          type="button"
          aria-label={playing ? 'Animatie stilzetten' : 'Animatie afspelen'}
          onClick={() => setPlaying(!playing)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={playing ? 'M5 3v10M11 3v10' : 'M4 3l9 5-9 5z'} />
          </svg>
        </button>
      )}
    </>
  );
}
