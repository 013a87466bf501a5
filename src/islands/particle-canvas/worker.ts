import { particleCanvasSettings } from './settings.ts';
import {
  createParticles,
  findLinks,
  findLineVisibility,
  findVisibility,
  move,
  resize,
  type Field,
  type Particle,
  type Sheet,
} from './simulation.ts';

/** The size of the canvas and the place of the drawing in CSS pixels, pixel ratio and colour. */
interface Layout {
  field: Field;
  sheet: Sheet;
  ratio: number;
  color: string;
}

/** Messages to the worker: first the canvas; its layout; and whether to move. */
export type ToWorker = { canvas: OffscreenCanvas } | Layout | { isMoving: boolean };

const { particleCount, framesPerSecond, maxStepSeconds, dotRadiusPx, dotOpacity, maxLinkOpacity } =
  particleCanvasSettings;

let context: OffscreenCanvasRenderingContext2D | null = null;
let layout: Layout | undefined;
let particles: Particle[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let last = 0;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('canvas' in data) context = data.canvas.getContext('2d');
  else if ('field' in data) fit(data);
  else run(data.isMoving);
});
postMessage('ready');

/** Resizes canvas and particles; drawing is in CSS pixels. */
function fit(next: Layout): void {
  if (!context) return;
  const { field, ratio, color } = next;
  context.canvas.width = Math.round(field.width * ratio);
  context.canvas.height = Math.round(field.height * ratio);
  context.scale(ratio, ratio);
  context.strokeStyle = color;
  context.fillStyle = color;
  if (layout) resize(particles, layout.field, field);
  else particles = createParticles(particleCount, field);
  layout = next;
  draw(context, next);
}

function run(isMoving: boolean): void {
  clearInterval(timer);
  last = performance.now();
  if (isMoving) timer = setInterval(step, 1000 / framesPerSecond);
}

function step(): void {
  if (!context || !layout) return;
  const now = performance.now();
  move(particles, layout.field, Math.min((now - last) / 1000, maxStepSeconds));
  last = now;
  draw(context, layout);
}

/** Draws what shows around the drawing. */
function draw(on: OffscreenCanvasRenderingContext2D, { field, sheet }: Layout): void {
  on.clearRect(0, 0, on.canvas.width, on.canvas.height);
  for (const link of findLinks(particles)) {
    const { from, to, closeness } = link;
    const visibility = findLineVisibility(link, field, sheet);
    if (visibility === 0) continue;
    on.globalAlpha = maxLinkOpacity * closeness * visibility;
    on.beginPath();
    on.moveTo(from.x, from.y);
    on.lineTo(to.x, to.y);
    on.stroke();
  }
  for (const particle of particles) {
    const visibility = findVisibility(particle, field, sheet);
    if (visibility === 0) continue;
    on.globalAlpha = dotOpacity * visibility;
    on.beginPath();
    on.arc(particle.x, particle.y, dotRadiusPx, 0, 2 * Math.PI);
    on.fill();
  }
}
