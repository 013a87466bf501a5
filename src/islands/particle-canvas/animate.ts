import type { View } from './animation.ts';
import { watchRest } from './rest.ts';
import { particleCanvasSettings } from './settings.ts';

/** Shows particles that move while somebody can see them, motion is allowed, and the page is not at rest. */
export function animateParticles(canvas: HTMLCanvasElement, show: (view: View) => void) {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let view: View | undefined;
  const state = { inView: false, resting: false, playing: true };

  const shouldMove = () =>
    state.inView && state.playing && !state.resting && !document.hidden && !reducedMotion.matches;
  const update = (change: Partial<typeof state> = {}) => {
    Object.assign(state, change);
    const moving = shouldMove();
    if (view && moving !== view.moving) show((view = { ...view, moving }));
  };
  const visible = new IntersectionObserver(([entry]) => update({ inView: entry?.isIntersecting ?? false }));
  const size = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    // In print the canvas has no size, and scaling back from zero is impossible.
    if (width === 0) return;
    const ratio = Math.min(window.devicePixelRatio, particleCanvasSettings.maxPixelRatio);
    const { color } = getComputedStyle(canvas);
    show((view = { width, height, ratio, color, moving: shouldMove() }));
  });
  const listening = new AbortController();
  const stopWatching = watchRest(window, (resting) => update({ resting }));
  document.addEventListener('visibilitychange', () => update(), { signal: listening.signal });
  reducedMotion.addEventListener('change', () => update(), { signal: listening.signal });
  visible.observe(canvas);
  size.observe(canvas);
  return {
    setPlaying: (playing: boolean) => update({ playing }),
    stop: () => {
      update({ playing: false });
      listening.abort();
      stopWatching();
      visible.disconnect();
      size.disconnect();
    },
  };
}
