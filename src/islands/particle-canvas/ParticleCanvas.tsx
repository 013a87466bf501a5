import { useSyncExternalStore } from 'react';

import { animate } from './animate.ts';
import { playing } from './playing.ts';

/** @public A page that is only looked at needs no React: `client:idle-visible` calls this before it. */
export const start = animate;

/** The decorative particles behind the hero, and a button that stops them; CSS shows a still picture until they start. */
export function ParticleCanvas() {
  const isPlaying = useSyncExternalStore(playing.watch, playing.get, () => true);

  return (
    <>
      <div className="particle-canvas" aria-hidden="true">
        <canvas />
      </div>
      <button
        className="unprinted"
        type="button"
        aria-label={isPlaying ? 'Animatie stilzetten' : 'Animatie afspelen'}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isPlaying ? 'M5 3v10M11 3v10' : 'M4 3l9 5-9 5z'} />
        </svg>
      </button>
    </>
  );
}
