/** Calls back once the page has loaded and been painted, and the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback; there the page counts as idle once it has been painted.
  const waitForIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback);
  // A browser may well be idle before its first frame; after the next one the page has been painted.
  const waitForFrame = () => requestAnimationFrame(waitForIdle);
  if (document.readyState === 'complete') waitForFrame();
  else window.addEventListener('load', waitForFrame, { once: true });
}
