import { createAnimation, type View } from './animation.ts';

// The first message is the canvas, each later one a view of it.
addEventListener('message', receiveCanvas, { once: true });
postMessage('ready');

function receiveCanvas({ data: canvas }: MessageEvent<OffscreenCanvas>): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const show = createAnimation(context, () => postMessage('slow'));
  addEventListener('message', ({ data }: MessageEvent<View>) => show(data));
}
