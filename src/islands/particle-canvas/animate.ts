import { particleCanvasSettings } from './settings.ts';
import { createParticles, findLinks, move, resize, type Field, type Particle } from './simulation.ts';

const { particleCount, maxStepSeconds, maxPixelRatio, dotRadiusPx, dotOpacity, maxLinkOpacity } =
  particleCanvasSettings;

/** Animates the particles while the canvas is visible and motion is allowed; returns a stop function. */
export function animateParticles(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => undefined;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let field = fitToScreen(canvas, context);
  const particles = createParticles(particleCount, field);
  let frame = 0;
  let last = 0;
  let inView = true;

  const tick = (now: number) => {
    move(particles, field, Math.min((now - last) / 1000, maxStepSeconds));
    last = now;
    draw(context, particles);
    frame = requestAnimationFrame(tick);
  };
  const update = () => {
    const shouldRun = inView && !document.hidden && !reducedMotion.matches;
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
    // In print the canvas has no size, and scaling back from zero is impossible.
    if (canvas.clientWidth === 0) return;
    const before = field;
    field = fitToScreen(canvas, context);
    resize(particles, before, field);
    draw(context, particles);
  });
  const listening = new AbortController();
  document.addEventListener('visibilitychange', update, { signal: listening.signal });
  reducedMotion.addEventListener('change', update, { signal: listening.signal });
  view.observe(canvas);
  size.observe(canvas);
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
    view.disconnect();
    size.disconnect();
  };
}

/** Matches the canvas to the screen's pixel density; drawing stays in CSS pixels. */
function fitToScreen(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): Field {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = Math.min(window.devicePixelRatio, maxPixelRatio);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  context.strokeStyle = context.fillStyle = getComputedStyle(canvas).color;
  return { width, height };
}

function draw(context: CanvasRenderingContext2D, particles: Particle[]): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (const { from, to, closeness } of findLinks(particles)) {
    context.globalAlpha = maxLinkOpacity * closeness;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  context.globalAlpha = dotOpacity;
  context.beginPath();
  for (const { x, y } of particles) {
    context.moveTo(x + dotRadiusPx, y);
    context.arc(x, y, dotRadiusPx, 0, 2 * Math.PI);
  }
  context.fill();
}
