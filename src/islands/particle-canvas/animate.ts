import type { View } from './animation.ts';
import { playing } from './playing.ts';
import { prepare } from './prepare.ts';
import { watchRest } from './rest.ts';
import { particleCanvasSettings } from './settings.ts';

/** Starts the particles of an island: they move while somebody can see them, motion is allowed, and the page is not at rest. */
export async function animate(island: HTMLElement): Promise<void> {
  const canvas = island.querySelector('canvas');
  const draw = await prepare();
  if (!canvas) return;
  const show = draw(canvas, () => playing.set(false));
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let view: View | undefined;
  const state = { inView: false, resting: false };

  const shouldMove = () =>
    state.inView && playing.get() && !state.resting && !document.hidden && !reducedMotion.matches;
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
  watchRest(window, (resting) => update({ resting }));
  playing.watch(update);
  document.addEventListener('visibilitychange', () => update());
  reducedMotion.addEventListener('change', () => update());
  visible.observe(canvas);
  size.observe(canvas);
  // React comes by intent, and shows the change.
  playing.watch(() => island.dispatchEvent(new Event('focusin')));
  // Not by React, so that it obeys from the first press.
  island.querySelector('button')?.addEventListener('click', () => playing.set(!playing.get()));
  island.toggleAttribute('data-started', true);
}
