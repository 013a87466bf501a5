import { particlePageSettings } from './settings.ts';
import type { ToWorker } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string };
    };
  }
}

/** Events that show that someone is at the page. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Chromium may never report an idle page at rest. */
const longestIdleWaitMs = 2000;

/** Moves the particles while they can be seen and motion is allowed; where it never is, their picture stays. */
export function runParticles(canvas: HTMLCanvasElement, button: HTMLElement): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData || !canDrawInWorker()) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let post: ((message: ToWorker) => void) | undefined;
  let isInView = false;
  let isResting = false;

  const update = () => {
    const isStopped = button.hasAttribute('data-stopped');
    const isMoving = isInView && !isResting && !isStopped && !document.hidden && !reducedMotion.matches;
    if (isMoving) post ??= startDrawing(canvas);
    post?.({ isMoving });
  };
  whenIdle(() => {
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      update();
    });
    observer.observe(canvas);
  });
  watchRest((isStill) => {
    isResting = isStill;
    update();
  });
  document.addEventListener('visibilitychange', update);
  reducedMotion.addEventListener('change', update);
  button.addEventListener('click', () => {
    button.toggleAttribute('data-stopped');
    update();
  });
}

function canDrawInWorker(): boolean {
  // WebKitGTK 2.50 crashes when the page of such a canvas is resized or left; Safari never runs on Linux.
  const isWebKitGtk = /Linux.* AppleWebKit\/605/.test(navigator.userAgent);
  return !isWebKitGtk && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
}

/** Starts the worker with the canvas and its layout; returns the function that posts messages to it. */
function startDrawing(canvas: HTMLCanvasElement): (message: ToWorker) => void {
  // The policy allows this name (`build/hosts/headers.ts`), and this is the only address.
  const policy = window.trustedTypes?.createPolicy('particles', { createScriptURL: () => workerUrl });
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
  const offscreen = canvas.transferControlToOffscreen();
  worker.postMessage({ canvas: offscreen }, [offscreen]);
  // Until it answers, CSS shows the still picture.
  const frame = canvas.parentElement as HTMLElement;
  worker.onmessage = () => frame.toggleAttribute('data-started', true);
  const size = new ResizeObserver(() => {
    const { offsetLeft, offsetTop, offsetParent: drawing } = frame;
    // In print the canvas has no size, and cannot be scaled back from zero.
    if (!drawing) return;
    post({
      field: measure(canvas),
      sheet: { x: -offsetLeft, y: -offsetTop, ...measure(drawing) },
      ratio: Math.min(devicePixelRatio, particlePageSettings.maxPixelRatio),
      color: getComputedStyle(canvas).color,
    });
  });
  const post = (message: ToWorker) => worker.postMessage(message);
  size.observe(canvas);
  return post;
}

const measure = ({ clientWidth: width, clientHeight: height }: Element) => ({ width, height });

/** Calls back once the page has loaded and the browser has time. */
function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: longestIdleWaitMs });
    else setTimeout(callback);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Calls back when nobody has used the page for a while, and when somebody does again. */
function watchRest(tell: (isStill: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStill = false;
  const change = (next: boolean) => {
    if (next === isStill) return;
    isStill = next;
    tell(next);
  };
  const onInteraction = () => {
    clearTimeout(timer);
    timer = setTimeout(change, particlePageSettings.restAfterMs, true);
    change(false);
  };
  for (const event of interactions) addEventListener(event, onInteraction, { passive: true });
  onInteraction();
}
