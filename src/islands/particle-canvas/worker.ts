import { particleCanvasSettings } from './settings.ts';
import { createParticles, findLinks, move, resize, type Field, type Particle } from './simulation.ts';

/** Messages to the worker: first the canvas; its size in CSS pixels, pixel ratio and colour; and whether to move. */
export type ToWorker =
  { canvas: OffscreenCanvas } | { field: Field; ratio: number; color: string } | { isMoving: boolean };

const { particleCount, framesPerSecond, maxStepSeconds, dotRadiusPx, dotOpacity, maxLinkOpacity } =
  particleCanvasSettings;

let context: OffscreenCanvasRenderingContext2D | null = null;
let field: Field | undefined;
let particles: Particle[] = [];
let timer: ReturnType<typeof setInterval> | undefined;
let last = 0;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('canvas' in data) context = data.canvas.getContext('2d');
  else if ('field' in data) fit(data.field, data.ratio, data.color);
  else run(data.isMoving);
});
postMessage('ready');

/** Resizes canvas and particles; drawing is in CSS pixels. */
function fit(size: Field, ratio: number, color: string): void {
  if (!context) return;
  context.canvas.width = Math.round(size.width * ratio);
  context.canvas.height = Math.round(size.height * ratio);
  context.scale(ratio, ratio);
  context.strokeStyle = color;
  context.fillStyle = color;
  if (field) resize(particles, field, size);
  else particles = createParticles(particleCount, size);
  field = size;
  draw(context);
}

function run(isMoving: boolean): void {
  clearInterval(timer);
  last = performance.now();
  if (isMoving) timer = setInterval(step, 1000 / framesPerSecond);
}

function step(): void {
  if (!context || !field) return;
  const now = performance.now();
  move(particles, field, Math.min((now - last) / 1000, maxStepSeconds));
  last = now;
  draw(context);
}

function draw(on: OffscreenCanvasRenderingContext2D): void {
  on.clearRect(0, 0, on.canvas.width, on.canvas.height);
  for (const { from, to, closeness } of findLinks(particles)) {
    on.globalAlpha = maxLinkOpacity * closeness;
    on.beginPath();
    on.moveTo(from.x, from.y);
    on.lineTo(to.x, to.y);
    on.stroke();
  }
  on.globalAlpha = dotOpacity;
  on.beginPath();
  for (const { x, y } of particles) {
    on.moveTo(x + dotRadiusPx, y);
    on.arc(x, y, dotRadiusPx, 0, 2 * Math.PI);
  }
  on.fill();
}
