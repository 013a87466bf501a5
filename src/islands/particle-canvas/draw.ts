import { particleCanvasSettings } from './settings.ts';
import type { Link, Particle } from './simulation.ts';

const { dotRadiusPx, dotOpacity, maxLinkOpacity, opacitySteps } = particleCanvasSettings;

/** Draws one frame in the context's own colour; a path per step of opacity keeps the number of strokes small. */
export function drawFrame(context: CanvasRenderingContext2D, particles: Particle[], links: Link[]): void {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (let step = 0; step < opacitySteps; step += 1) drawLinks(context, links, step);
  context.globalAlpha = dotOpacity;
  context.beginPath();
  for (const { x, y } of particles) {
    context.moveTo(x + dotRadiusPx, y);
    context.arc(x, y, dotRadiusPx, 0, 2 * Math.PI);
  }
  context.fill();
}

function drawLinks(context: CanvasRenderingContext2D, links: Link[], step: number): void {
  context.globalAlpha = (maxLinkOpacity * (step + 1)) / opacitySteps;
  context.beginPath();
  for (const { from, to, closeness } of links) {
    if (Math.min(opacitySteps - 1, Math.floor(closeness * opacitySteps)) !== step) continue;
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}
