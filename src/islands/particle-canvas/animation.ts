import { createPace } from './pace.ts';
import { particleCanvasSettings } from './settings.ts';
import { createParticles, findLinks, move, resize, type Field, type Particle } from './simulation.ts';

const { particleCount, maxStepSeconds, dotRadiusPx, dotOpacity, maxLinkOpacity } = particleCanvasSettings;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What to show: the field in CSS pixels, canvas pixels per CSS pixel, the colour, and whether it moves. */
export interface View extends Field {
  ratio: number;
  color: string;
  moving: boolean;
}

/** Draws particles in a worker or a page; returns how to show a view. Calls `tellSlow` when drawing takes too long. */
export function createAnimation(context: Context, tellSlow: () => void): (view: View) => void {
  const pace = createPace();
  let shown: View | undefined;
  let particles: Particle[] = [];
  let frame = 0;
  let begin = 0;

  // Heard once the browser has painted what was drawn: without a graphics card that is most of the work.
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    if (!pace.keepsUp(performance.now() - begin)) tellSlow();
  };
  const start = (field: Field) => {
    let last: number | undefined;
    const tick = (now: number) => {
      frame = requestAnimationFrame(tick);
      if (!pace.isDue(now)) return;
      begin = performance.now();
      move(particles, field, Math.min((now - (last ?? now)) / 1000, maxStepSeconds));
      last = now;
      draw(context, particles);
      painted.port2.postMessage(undefined);
    };
    frame = requestAnimationFrame(tick);
  };
  return (view) => {
    cancelAnimationFrame(frame);
    fit(context, view);
    if (shown) resize(particles, shown, view);
    else particles = createParticles(particleCount, view);
    shown = view;
    draw(context, particles);
    if (view.moving) start(view);
  };
}

/** Matches the canvas to the screen's pixel density; drawing stays in CSS pixels. */
function fit(context: Context, { width, height, ratio, color }: View): void {
  context.canvas.width = Math.round(width * ratio);
  context.canvas.height = Math.round(height * ratio);
  context.scale(ratio, ratio);
  context.strokeStyle = color;
  context.fillStyle = color;
}

function draw(context: Context, particles: Particle[]): void {
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
