import { particleCanvasSettings } from './settings.ts';
import type { Link, Particle } from './simulation.ts';

const { dotRadiusPx, maxLinkOpacity, opacitySteps } = particleCanvasSettings;

/** Draws one frame in the context's own colour; a path per step of opacity keeps the number of strokes small. */
export function drawFrame(context: CanvasRenderingContext2D, particles: Particle[], links: Link[]): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  const steps = Array.from({ length: opacitySteps }, () => new Path2D());
  for (const { from, to, closeness } of links) {
    const path = steps[Math.min(opacitySteps - 1, Math.floor(closeness * opacitySteps))];
    path?.moveTo(from.x, from.y);
    path?.lineTo(to.x, to.y);
  }
  steps.forEach((path, step) => {
    context.globalAlpha = (maxLinkOpacity * (step + 1)) / opacitySteps;
    context.stroke(path);
  });
  context.globalAlpha = 0.6;
  const dots = new Path2D();
  for (const { x, y } of particles) {
    dots.moveTo(x + dotRadiusPx, y);
    dots.arc(x, y, dotRadiusPx, 0, 2 * Math.PI);
  }
  context.fill(dots);
}
