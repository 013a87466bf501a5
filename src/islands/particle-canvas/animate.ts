import { drawFrame } from './draw.ts';
import { particleCanvasSettings } from './settings.ts';
import { createParticles, findLinks, move, resize, type Field } from './simulation.ts';

const { particleCount, maxStepSeconds, maxPixelRatio } = particleCanvasSettings;

/** Sets the particles in motion on a canvas while it can be seen and motion is welcome; returns what stops it. */
export function animateParticles(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let field = fit(canvas, context);
  const particles = createParticles(particleCount, field, Math.random);
  let frame = 0;
  let last = 0;
  let inView = true;

  const draw = () => drawFrame(context, particles, findLinks(particles, field));
  const tick = (now: number) => {
    move(particles, field, Math.min((now - last) / 1000, maxStepSeconds));
    last = now;
    draw();
    frame = requestAnimationFrame(tick);
  };
  const update = () => {
    const shouldRun = inView && !document.hidden && !stillness.matches;
    if (shouldRun === frame > 0) return;
    cancelAnimationFrame(frame);
    last = performance.now();
    frame = shouldRun ? requestAnimationFrame(tick) : 0;
  };

  const view = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    update();
  });
  const size = new ResizeObserver(() => {
    // Not on paper; there would be no way back from a field without size.
    if (canvas.clientWidth === 0 || canvas.clientHeight === 0) return;
    const before: Field = field;
    field = fit(canvas, context);
    resize(particles, before, field);
    draw();
  });
  const listening = new AbortController();
  document.addEventListener('visibilitychange', update, { signal: listening.signal });
  stillness.addEventListener('change', update, { signal: listening.signal });
  view.observe(canvas);
  size.observe(canvas);
  update();
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
    view.disconnect();
    size.disconnect();
  };
}

// Canvas pixels follow the screen's density; drawing stays in CSS pixels and in the canvas's own colour.
function fit(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Field {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.min(window.devicePixelRatio, maxPixelRatio);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  context.strokeStyle = context.fillStyle = getComputedStyle(canvas).color;
  return { width, height };
}
