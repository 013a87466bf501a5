import { createAnimation, type View } from './animation.ts';
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

/** Takes a canvas; returns how to show a view on it. Calls back when the machine is too slow. */
type Draw = (canvas: HTMLCanvasElement, tellSlow: () => void) => (view: View) => void;

/** Loads what draws: a worker, or else the page's own thread. */
export async function prepare(): Promise<Draw> {
  const worker = await startWorker().catch(() => undefined);
  if (worker) {
    return (canvas, tellSlow) => {
      const offscreen = canvas.transferControlToOffscreen();
      worker.postMessage(offscreen, [offscreen]);
      worker.onmessage = tellSlow;
      return (view) => worker.postMessage(view);
    };
  }
  return (canvas, tellSlow) => {
    const context = canvas.getContext('2d');
    return context ? createAnimation(context, tellSlow) : () => undefined;
  };
}

/** Starts the worker; rejects where the browser cannot, or the script does not come. */
async function startWorker(): Promise<Worker> {
  // WebKitGTK 2.50 crashes once the page of such a canvas is resized or left; Safari is no Linux.
  const isWebKitGtk = /Linux.* AppleWebKit\/605/.test(navigator.userAgent);
  if (isWebKitGtk || !('transferControlToOffscreen' in HTMLCanvasElement.prototype)) {
    throw new Error('No canvas for workers.');
  }
  // The site's policy allows this name (`build/hosts/headers.ts`), and this one address.
  const policy = window.trustedTypes?.createPolicy('particles', { createScriptURL: () => workerUrl });
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.onmessage = () => resolve(worker);
    worker.onerror = reject;
  });
}
